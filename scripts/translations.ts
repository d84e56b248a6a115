/**
 * Lists the translated pages whose source has changed since: `npm run translations`. Each with the command that shows the change.
 * Needs the history of the repository. Exit code: 0, 1 when a source is gone.
 */
import {versions} from '../src/config/versions';
import {tellFailures} from './lib/failure';
import {translationsIn} from './lib/translations';

tellFailures();
const all = translationsIn(process.cwd(), versions);
for (const {file, source, state, commit} of all) {
  if (state === 'old') {
    console.log(`${file}: its source has changed; see: git diff ${commit} -- ${source}`);
  } else if (state === 'gone') {
    console.error(`${file}: its source is not there: ${source}; delete the translation, or move it along`);
    process.exitCode = 1;
  }
}
const old = all.filter(({state}) => state === 'old').length;
console.log(`${all.length} translated pages, ${old} older than their source`);

/**
 * Checks files of a stack with the rules of the page `/check`: `npm run --silent check:files -- --release VERSION FILE...`. Exit code: 0
 * no errors or removed names, 1 errors or removed names, 2 invalid use.
 */
import {readFileSync} from 'node:fs';
import {site} from '../src/config/site';
import {loadKnowledge} from '../src/check/knowledge/load';
import {runCommand} from '../src/check/command';

const {code, out, err} = runCommand(process.argv.slice(2), {
  knowledge: loadKnowledge(),
  site: `${site.url}${site.baseUrl}`,
  read: (file) => readFileSync(file, 'utf8'),
});
process.stdout.write(out);
process.stderr.write(err);
process.exitCode = code;

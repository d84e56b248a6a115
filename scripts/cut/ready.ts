import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {checkSite} from '../check/site';
import {filesBelow} from '../lib/files';

/** Why `docs/` cannot become a release yet; empty when it can. */
export function obstacles(): string[] {
  const changes = execFileSync('git', ['status', '--porcelain', '--untracked-files=no'], {encoding: 'utf8'}).trim();
  const drafts = filesBelow('docs').filter((file) =>
    /^---\n(?:.*\n)*?(?:draft|unlisted): true\n(?:.*\n)*?---\n/.test(readFileSync(file, 'utf8')),
  );
  const first = [
    ...(changes === ''
      ? []
      : ['There are changes that are not committed; expected none, so that Git can take the cut back.']),
    ...drafts.map((file) => `${file}: is a draft or unlisted; expected a page that is ready, or none`),
  ];
  return first.length > 0 ? first : checkSite().map(({file, line, message}) => `${file}:${line}: ${message}`);
}

/**
 * Fast checks for writers: `npm run check [-- --changed]`: format, Markdown with front matter and words to avoid, spelling, and
 * identifiers with the product facts. `--changed` checks only the files that differ from `main`, without identifiers. Links, anchors,
 * sidebars and redirects are checked by the build; ESLint, types, import rules and unit tests by `npm test`.
 *
 * Exit code: 0 nothing found, 1 something found.
 */
import {existsSync} from 'node:fs';
import {git, tryGit} from './lib/git';
import {runStage} from './lib/gate/stages';
import {writingSteps} from './lib/gate/writing';

function changedFiles(): string[] {
  const base = tryGit('merge-base', 'main', 'HEAD') ?? tryGit('merge-base', 'origin/main', 'HEAD') ?? 'HEAD';
  const differing = git('diff', '--name-only', '--no-renames', '-z', base.trim());
  const untracked = git('ls-files', '--others', '--exclude-standard', '-z');
  return `${differing}${untracked}`.split('\0').filter((file) => file !== '' && existsSync(file));
}

async function main(): Promise<void> {
  const changed = process.argv.includes('--changed') ? changedFiles() : undefined;
  const finished = changed?.length === 0 ? [] : await runStage(writingSteps(changed));
  finished.forEach(({name, failed, seconds}) =>
    console.log(`${failed === 0 ? 'ok  ' : 'FAIL'} ${name} (${seconds} s)`),
  );
  const failed = finished.filter((one) => one.failed > 0).length;
  console.log(`check: ${finished.length - failed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

void main();

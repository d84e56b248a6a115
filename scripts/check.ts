/**
 * Fast checks for writers: `npm run check [-- --changed]`: format, Markdown with front matter and words to avoid, spelling, links and
 * sidebars, and identifiers with the product facts. `--changed` checks the form of only those files that differ from `main`. The output says what is
 * left to other commands.
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
  const finished = await runStage(writingSteps(changed));
  finished.forEach(({name, failed, seconds}) =>
    console.log(`${failed === 0 ? 'ok  ' : 'FAIL'} ${name} (${seconds} s)`),
  );
  const failed = finished.filter((one) => one.failed > 0).length;
  const scope = changed ? `${changed.length} changed files, links and identifiers in all` : 'all files';
  console.log(`check: ${finished.length - failed} passed, ${failed} failed (${scope})`);
  console.log('Not checked: types and code (npm run lint, npx tsc), the built site (npm run build), tests (npm test).');
  process.exitCode = failed === 0 ? 0 : 1;
}

void main();

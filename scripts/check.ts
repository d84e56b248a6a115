/**
 * Fast checks for writers: `npm run check [-- --changed]`: format, Markdown with front matter and words to avoid, spelling, links and
 * sidebars, and identifiers with the product facts. `--changed` checks the form of only those files that differ from `origin/main`. The output says what is
 * left to other commands.
 *
 * Exit code: 0 nothing found, 1 something found.
 */
import {changedFiles, sharedBranch} from './lib/git';
import {runStage} from './lib/gate/stages';
import {writingSteps} from './lib/gate/writing';

async function main(): Promise<void> {
  const changed = process.argv.includes('--changed') ? changedFiles() : undefined;
  const finished = await runStage(writingSteps(changed));
  finished.forEach(({name, failed, seconds}) =>
    console.log(`${failed === 0 ? 'ok  ' : 'FAIL'} ${name} (${seconds} s)`),
  );
  const failed = finished.filter((one) => one.failed > 0).length;
  const scope = changed
    ? `${changed.length} files that differ from ${sharedBranch()}, links and identifiers in all`
    : 'all files';
  console.log(`check: ${finished.length - failed} passed, ${failed} failed (${scope})`);
  console.log('Not checked: types and code (npm run lint, npx tsc), the built site (npm run build), tests (npm test).');
  process.exitCode = failed === 0 ? 0 : 1;
}

void main();

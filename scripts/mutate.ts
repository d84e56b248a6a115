/**
 * Puts known faults into a copy of the repository, one at a time, and tells which of them no test notices:
 * `npm run mutate [-- --stage unit|build|browser|all] [--only NAME] [--list]`. Status 0 when at least 95 % are noticed and each
 * other one has a reason, 1 when not, 2 for a command line that cannot be read.
 */
import {tellFailures} from './lib/failure';
import {freePort} from './lib/machine/port';
import {attempt, runStage} from './lib/mutate/attempt';
import {makeCopy} from './lib/mutate/copy';
import {joined} from './lib/mutate/joined';
import {mutations} from './lib/mutate/list';
import type {Stage} from './lib/mutate/mutation';
import {BadUse, type Options, readOptions} from './lib/mutate/options';
import {isEnough, line, type Outcome, summary} from './lib/mutate/report';
import {openUnitTests} from './lib/mutate/unitTests';

tellFailures();

function options(): Options {
  try {
    return readOptions(process.argv.slice(2), mutations);
  } catch (error) {
    if (!(error instanceof BadUse)) {
      throw error;
    }
    console.error(error.message);
    process.exit(2);
  }
}

async function main({isList, chosen}: Options): Promise<number> {
  if (isList) {
    chosen.forEach(({name, stage, file, rule}) => console.log(`${stage.kind.padEnd(7)} ${name} (${file}): ${rule}`));
    return 0;
  }
  process.env['TEST_PORT'] ||= String(await freePort(4171, '127.0.0.1', 50, 3));
  const {folder, leftOut, remove} = makeCopy();
  process.on('exit', remove);
  process.on('SIGINT', () => process.exit(1));
  process.on('SIGTERM', () => process.exit(1));
  leftOut.forEach((file) => console.log(`${file} is not in the copy: Git does not know it yet (git add)`));
  const units = await openUnitTests(folder);
  const run = (stage: Stage, changed: readonly string[]): Promise<string | undefined> =>
    stage.kind === 'unit' ? units.run(stage.tests, changed) : runStage(stage, folder);

  // What fails without a fault would count as noticed with it.
  for (const stage of joined(chosen.map((one) => one.stage))) {
    console.log(`Without a fault: ${stage.kind}, ${stage.tests.length} test files`);
    const failure = await run(stage, []);
    if (failure !== undefined) {
      throw new Error(`${failure}\nThese fail without a fault in the sources; expected that they pass`);
    }
  }
  const outcomes: Outcome[] = [];
  for (const [index, mutation] of chosen.entries()) {
    const before = chosen[index - 1]?.file ?? mutation.file;
    const outcome = await attempt(mutation, folder, () => run(mutation.stage, [mutation.file, before]));
    outcomes.push(outcome);
    console.log(line(outcome));
  }
  await units.close();
  console.log(`\n${summary(outcomes)}`);
  return isEnough(outcomes) ? 0 : 1;
}

void main(options()).then((code) => process.exit(code));

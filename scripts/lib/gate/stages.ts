import {commandFile, run} from '../run';
import {type Counts, countsIn} from './testCounts';

export interface Step {
  name: string;
  /** A command of a package, or a script of this repository, with arguments between spaces. */
  command: string;
  /** Further arguments, which can contain spaces. */
  files?: readonly string[] | undefined;
  env?: NodeJS.ProcessEnv;
  /** File with the results of single tests. A step without it counts as one. */
  report?: string;
}

/** Result of a step. */
export interface Finished extends Counts {
  name: string;
  seconds: number;
}

/** Test counts of a step. A missing or unreadable report counts as one failure. */
function outcome({report}: Step, code: number): Counts {
  const isRight = Number(code === 0);
  try {
    const {passed, failed, faults} = report ? countsIn(report) : {passed: isRight, failed: 0, faults: []};
    return {passed, failed: failed || 1 - isRight, faults};
  } catch {
    return {passed: 0, failed: 1, faults: []};
  }
}

async function execute(step: Step, onOutput?: (chunk: Buffer) => void): Promise<number> {
  const [name = '', ...args] = step.command.split(' ');
  const start = name.endsWith('.ts') ? ['--import', 'tsx', name] : [commandFile(name)];
  return run(process.execPath, [...start, ...args, ...(step.files ?? [])], step.env, onOutput);
}

/** Runs a step. An exception counts as a failure, and does not stop other steps. */
async function runStep(step: Step, onOutput?: (chunk: Buffer) => void): Promise<Finished> {
  const started = Date.now();
  const code = await execute(step, onOutput).catch((error: unknown) => {
    console.error(`${step.name}:`, error);
    return 1;
  });
  return {name: step.name, ...outcome(step, code), seconds: Math.round((Date.now() - started) / 1000)};
}

/**
 * Runs the steps of a stage, two at a time. The output of a single step is printed immediately, that of several steps when each has
 * ended.
 */
export async function runStage(stage: readonly Step[]): Promise<Finished[]> {
  const waiting = [...stage];
  const finished: Finished[] = [];
  const runWaiting = async (): Promise<void> => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const chunks: Buffer[] = [];
      const heading = `\n=== ${step.name}`;
      if (stage.length === 1) {
        console.log(heading);
        finished.push(await runStep(step));
      } else {
        finished.push(await runStep(step, (chunk) => void chunks.push(chunk)));
        console.log(`${heading}\n${Buffer.concat(chunks).toString()}`);
      }
    }
  };
  await Promise.all([runWaiting(), runWaiting()]);
  return finished;
}

import {collectOutput} from '../run';
import type {Counts} from './testCounts';

/** A check of the gate. */
export interface Step {
  name: string;
  /** Runs the check and returns the exit code. */
  run: () => Promise<number>;
  /** Counts the tests of the step from its report. A step without a report counts as one. */
  counts?: () => Counts;
}

/** Result of a step. */
export interface Finished extends Counts {
  name: string;
  seconds: number;
}

/** Test counts of a step. A missing or unreadable report counts as one failure. */
function outcome(step: Step, code: number): Counts {
  const whole = code === 0 ? {passed: 1, failed: 0} : {passed: 0, failed: 1};
  if (!step.counts) {
    return whole;
  }
  try {
    const counts = step.counts();
    return code !== 0 && counts.failed === 0 ? {...counts, failed: 1} : counts;
  } catch {
    return {passed: 0, failed: 1};
  }
}

/** Runs a step. An exception counts as a failure, and does not stop other steps. */
async function runStep(step: Step): Promise<Finished> {
  const started = Date.now();
  const code = await step.run().catch((error: unknown) => {
    console.error(`${step.name}:`, error);
    return 1;
  });
  const counts = outcome(step, code);
  return {name: step.name, ...counts, seconds: Math.round((Date.now() - started) / 1000)};
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
      const current = step;
      const heading = `\n=== ${current.name}`;
      if (stage.length === 1) {
        console.log(heading);
        finished.push(await runStep(current));
      } else {
        const {result, output} = await collectOutput(() => runStep(current));
        console.log(`${heading}\n${output}`);
        finished.push(result);
      }
    }
  };
  await Promise.all([runWaiting(), runWaiting()]);
  return finished;
}

import type {Stage} from './mutation';

/** Stages that are run in the same way as one with the tests of all of them, each once. */
export function joined(stages: readonly Stage[]): Stage[] {
  const known = new Map<string, Stage>();
  for (const stage of stages) {
    const key = JSON.stringify({...stage, tests: []});
    const tests = new Set([...(known.get(key)?.tests ?? []), ...stage.tests]);
    known.set(key, {...stage, tests: [...tests].sort()});
  }
  return [...known.values()];
}

/** The completed steps, stored in the browser so that a restart does not lose them. */
import {useStorageSlot} from '@docusaurus/theme-common';
import {readTexts} from './stored';

/**
 * @param name - Storage key.
 * @returns The ids of the ticked steps, a function that ticks or clears one, and one that clears all.
 */
export function useDone(name: string): [ReadonlySet<string>, (step: string, done: boolean) => void, () => void] {
  const [stored, slot] = useStorageSlot(name);
  const done = new Set(readTexts(stored));
  const tick = (step: string, isDone: boolean): void => {
    const others = [...done].filter((one) => one !== step);
    slot.set(JSON.stringify(isDone ? [...others, step] : others));
  };
  return [done, tick, () => slot.del()];
}

/** Which steps the reader has ticked, kept on the machine: a restart of the browser must not lose the place. */
import {useStorageSlot} from '@docusaurus/theme-common';
import {readTexts} from './stored';

/**
 * @param name - What the ticks are kept under.
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

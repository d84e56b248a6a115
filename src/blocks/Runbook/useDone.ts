/** The completed steps, stored in the browser so that a restart does not lose them. */
import {useStorageSlot} from '@docusaurus/theme-common';

/**
 * @param name - Storage key.
 * @returns The ids of the ticked steps, a function that ticks or clears one, and one that clears all.
 */
export function useDone(name: string): [ReadonlySet<string>, (step: string, done: boolean) => void, () => void] {
  const [stored, slot] = useStorageSlot(name);
  const done = new Set(stored?.split(' '));
  const tick = (step: string, isDone: boolean): void => {
    const others = [...done].filter((one) => one !== step);
    slot.set((isDone ? [...others, step] : others).join(' '));
  };
  return [done, tick, () => slot.del()];
}

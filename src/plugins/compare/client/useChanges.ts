import {type KeyboardEvent, type RefObject, useState} from 'react';

/**
 * Moves between changes with buttons, or with the keys n and p while the focus is in the comparison. Wraps around at both ends.
 *
 * @param area - Element that contains the changes as elements with `data-change`.
 * @param count - Number of changes.
 */
export function useChanges(area: RefObject<HTMLElement | null>, count: number) {
  const [at, setAt] = useState(-1);
  const go = (step: 1 | -1): void => {
    const next = at < 0 && step < 0 ? count - 1 : (at + step + count) % count;
    const element = area.current?.querySelectorAll<HTMLElement>('[data-change]')[next];
    element?.focus({preventScroll: true});
    element?.scrollIntoView({block: 'center'});
    setAt(next);
  };
  const onKeyDown = ({key, altKey, ctrlKey, metaKey}: KeyboardEvent): void => {
    const step = ({n: 1, p: -1} as const)[key];
    if (count > 0 && step && !altKey && !ctrlKey && !metaKey) {
      go(step);
    }
  };
  return {at, go, onKeyDown};
}

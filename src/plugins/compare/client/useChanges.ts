import {type RefObject, useEffect, useState} from 'react';

/** The keys that move between changes work only outside text fields and without modifier keys. */
const isForUs = ({target, altKey, ctrlKey, metaKey}: KeyboardEvent): boolean =>
  !altKey &&
  !ctrlKey &&
  !metaKey &&
  !(target as Element).closest('input:not([type=checkbox]), textarea, select, [contenteditable]');

/** The way from change to change. */
export interface Way {
  /** The change that was gone to last, from 0; -1 before the first. */
  at: number;
  go: (step: 1 | -1) => void;
}

/**
 * Leads from change to change, in a circle, by the keys n and p too.
 *
 * @param area - What has the changes, as elements with `data-change`.
 * @param count - How many there are.
 * @param hasKeys - Whether the keys lead.
 */
export function useChanges(area: RefObject<HTMLElement | null>, count: number, hasKeys: boolean): Way {
  const [at, setAt] = useState(-1);
  const go = (step: 1 | -1): void => {
    const next = at < 0 && step < 0 ? count - 1 : (at + step + count) % count;
    const element = area.current?.querySelectorAll<HTMLElement>('[data-change]')[next];
    element?.focus({preventScroll: true});
    element?.scrollIntoView({block: 'center'});
    setAt(next);
  };
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const step = ({n: 1, p: -1} as const)[event.key];
      if (hasKeys && count > 0 && step && isForUs(event)) {
        event.preventDefault();
        go(step);
      }
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });
  return {at, go};
}

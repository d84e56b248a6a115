import {useEffect, useState} from 'react';
import {copyText} from './copy';

/** The last copy. Without a text, it could not be loaded. */
interface Outcome {
  readonly text: string | undefined;
  readonly copied: boolean;
}

/** How long a result is shown, in milliseconds. */
export const shownFor = 2000;

/** Copies text. The result is available for two seconds, so that a button can show it. */
export function useCopy(): {outcome: Outcome | undefined; copy: (text: string | Promise<string>) => void} {
  const [outcome, setOutcome] = useState<Outcome>();
  useEffect(() => {
    const timer = outcome && setTimeout(() => setOutcome(undefined), shownFor);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = async (source: string | Promise<string>): Promise<void> => {
    // Without waiting for a text that is there, because browsers copy only at once.
    const text = typeof source === 'string' ? source : await source.catch(() => undefined);
    setOutcome({text, copied: text !== undefined && (await copyText(text))});
  };
  return {outcome, copy: (text) => void copy(text)};
}

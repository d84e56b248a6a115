import {useEffect, useState} from 'react';
import {copyText} from './copy';

/** The last copy. */
interface Outcome {
  readonly text: string;
  readonly copied: boolean;
}

/** Copies text. The result is available for two seconds, so that a button can show it. */
export function useCopy(): {outcome: Outcome | undefined; copy: (text: string) => void} {
  const [outcome, setOutcome] = useState<Outcome>();
  useEffect(() => {
    const timer = outcome && setTimeout(() => setOutcome(undefined), 2000);
    return () => clearTimeout(timer);
  }, [outcome]);
  return {outcome, copy: (text) => void copyText(text).then((copied) => setOutcome({text, copied}))};
}

import {useEffect, useState} from 'react';

/** Other words for each word of a text, the most likely first. */
type Reading = (typed: string) => string[][];
/** Loads the function for the texts of a list. */
export type LoadReading = (texts: readonly string[]) => Promise<Reading>;

/** The function once it is needed and loaded. */
export function useReading(load: LoadReading, texts: readonly string[], isNeeded: boolean): Reading | undefined {
  const [reading, setReading] = useState<Reading>();
  const isMissing = isNeeded && reading === undefined;
  useEffect(() => {
    if (isMissing) {
      load(texts).then(
        (loaded) => setReading(() => loaded),
        () => undefined,
      );
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the texts of a page do not change
  }, [isMissing]);
  return reading;
}

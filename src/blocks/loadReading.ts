import type {LoadReading} from '@site/src/ui/useReading';

/** For the filter of a list: loads the dictionaries of the search. */
export const loadReading: LoadReading = async (texts) =>
  (await import('@site/src/search/reading')).createReading(texts);

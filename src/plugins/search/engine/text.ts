import {fold, termsOf} from './words';

/** A text as the ranking looks at it. */
export interface Text {
  folded: string;
  terms: readonly string[];
  set: ReadonlySet<string>;
  /** Terms of each of its words. */
  count: number;
}

const known = new Map<string, Text>();

/** Takes a text apart, once. */
export function textOf(text: string): Text {
  let result = known.get(text);
  if (!result) {
    const set = new Set(termsOf(text));
    result = {
      folded: fold(text),
      terms: [...set],
      set,
      count: text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length,
    };
    known.set(text, result);
  }
  return result;
}

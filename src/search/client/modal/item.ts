/** Hits in the format of DocSearch, which shows and stores markup. */
import type {Found} from '../ask';
import {toHtml, withoutMarks} from '../markup';

/** A displayed hit: the first and second line of its row. DocSearch stores it without the snippets. */
export interface Item {
  objectID: string;
  type: string;
  url: string;
  /** The first level is text, all others are markup. */
  hierarchy: Record<string, string>;
  content: string;
  _snippetResult: {hierarchy: Record<string, {value: string}>; content: {value: string}};
}

/** Converts a hit for DocSearch: its heading with the path to it, then its text. A heading without text has the path below it. */
export function itemOf({objectID, url, section, trail, snippet}: Found): Item {
  const type = `lvl${trail.length}`;
  const plain = (text: string): string => toHtml(withoutMarks(text));
  const titles = trail.map(toHtml);
  const title = titles.pop()!;
  const way = titles.join(' › ');
  const second = {value: toHtml(snippet) || way};
  const first = {value: snippet && way ? `${title} <span class="search-hit-way">${way}</span>` : title};
  return {
    objectID,
    type,
    url,
    hierarchy: {lvl0: section, ...Object.fromEntries(trail.map((heading, i) => [`lvl${i + 1}`, plain(heading)]))},
    content: plain(snippet),
    _snippetResult: {hierarchy: {lvl1: second, [type]: first}, content: second},
  };
}

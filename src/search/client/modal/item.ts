/** Hits in the format of DocSearch, which shows and stores markup. */
import {fieldsOf, type Found, readHit} from '../ask';
import {fromHtml, toHtml} from '../markup';

/** A hit that DocSearch stores. */
export interface SavedSearch {
  objectID: string;
  type: string;
  url: string;
  hierarchy: Record<string, string>;
  content?: string;
  /** The page of the hit. */
  __docsearch_parent?: SavedSearch;
  /** For events: the search that found the hit. */
  __autocomplete_queryID?: string;
}

/** A displayed hit: the first and second line of its row. */
export type Item = SavedSearch & {
  _snippetResult: {hierarchy: Record<string, {value: string}>; content: {value: string}};
};

/** Fields that DocSearch needs for a hit. The first level is text, all others are markup. */
const savedOf = ({objectID, url, section, trail, text}: Found): SavedSearch => ({
  objectID,
  type: `lvl${trail.length}`,
  url,
  hierarchy: {lvl0: section, ...Object.fromEntries(trail.map((title, i) => [`lvl${i + 1}`, toHtml(title)]))},
  ...(text && {content: toHtml(text)}),
});

/** Converts a hit for DocSearch: its heading with the path to it, then its text. A heading without text has the path below it. */
export function itemOf(found: Found): Item {
  const saved = savedOf(found);
  const titles = found.markedTrail.map(toHtml);
  const title = titles.pop()!;
  const way = titles.join(' › ');
  const second = {value: toHtml(found.snippet) || way};
  const first = {value: found.snippet && way ? `${title} <span class="search-hit-way">${way}</span>` : title};
  return {...saved, _snippetResult: {hierarchy: {lvl1: second, [saved.type]: first}, content: second}};
}

/**
 * Reads a saved search. Keeps only the fields that DocSearch needs.
 *
 * @param baseUrl - Base URL of the site.
 * @returns undefined if DocSearch cannot show it, or if its target is outside this site.
 */
export function savedSearch(value: unknown, baseUrl: string, isParent = false): SavedSearch | undefined {
  const found = readHit(value, baseUrl, fromHtml);
  const {__autocomplete_queryID: id, __docsearch_parent: page} = fieldsOf(value);
  const parent = isParent ? undefined : savedSearch(page, baseUrl, true);
  return (
    found && {
      ...savedOf(found),
      ...(typeof id === 'string' && {__autocomplete_queryID: id}),
      ...(parent && {__docsearch_parent: parent}),
    }
  );
}

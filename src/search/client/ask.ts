/** Questions to an engine. What it answers, and what the browser has stored, may be anything: hits are read from it, as texts. */
import type {Hit, SearchAnswer, SearchRequest} from '../engine/answer';
import type {SearchEngine} from './engine';
import {localUrl} from './localUrl';
import {cleanHtml, markEnd, markStart, toHtml, withoutMarks} from './markup';
import {withTimeout} from './withTimeout';

type Fields = Readonly<Record<string, unknown>>;
type Highlights = Hit['_highlightResult'];
/** Makes what is shown of a text that is at a level of the headings, or is the content. */
type Show = (text: string, level: string) => string;

/** How long an answer may take, in milliseconds: its two files of the index are given up after half of that each. */
const longestAnswer = 20_000;

/** For React: text with our marks. */
export const asText: Show = (text) => text;
/** For DocSearch, which shows `lvl0` as text and all others as markup. */
export const asHtml: Show = (text, level) => (level === 'lvl0' ? withoutMarks(text) : toHtml(text));
/** The same, of what DocSearch has stored. */
const asStored: Show = (text, level) => (level === 'lvl0' ? withoutMarks(text) : cleanHtml(text));

/** A value as an object; an empty one for a list and for what is none. */
const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};
const textIn = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** The levels whose value has a text. */
const levelsOf = (hierarchy: unknown, read: (level: unknown) => unknown, show: Show): [string, string][] =>
  Object.entries(fieldsOf(hierarchy)).flatMap(([level, value]): [string, string][] => {
    const text = textIn(read(value));
    return text === undefined ? [] : [[level, show(text, level)]];
  });

/** What can be shown of highlighted or cut texts. */
function highlightsOf(value: unknown, show: Show): Highlights {
  const {hierarchy, content} = fieldsOf(value);
  const read = (part: unknown): unknown => fieldsOf(part)['value'];
  const text = textIn(read(content));
  return {
    hierarchy: Object.fromEntries(levelsOf(hierarchy, read, show).map(([level, shown]) => [level, {value: shown}])),
    ...(text !== undefined && {content: {value: show(text, 'content')}}),
  };
}

/** A hit as it is shown, in the list of answers and in that of saved searches. */
type ShownHit = Pick<Hit, 'objectID' | 'type' | 'url' | 'content' | 'hierarchy'>;

/** What is shown of a hit; undefined for what is none, has nothing to show, or leads to no page of this site. */
function readHit(value: unknown, baseUrl: string, show: Show): ShownHit | undefined {
  const {objectID, type, url: address, hierarchy: levels, content: text} = fieldsOf(value);
  const url = localUrl(address, baseUrl);
  const hierarchy = Object.fromEntries(levelsOf(levels, (level) => level, show));
  const content = typeof text === 'string' ? show(text, 'content') : null;
  const shown = type === 'content' ? content : Object.hasOwn(hierarchy, String(type)) && hierarchy[String(type)];
  return typeof objectID === 'string' && typeof type === 'string' && url !== undefined && shown
    ? ({objectID, type, url, content, hierarchy} as ShownHit)
    : undefined;
}

/** A hit of an answer. */
function answeredHit(value: unknown, baseUrl: string, show: Show): Hit | undefined {
  const hit = readHit(value, baseUrl, show);
  const {foundBy, _highlightResult, _snippetResult} = fieldsOf(value);
  return (
    hit && {
      ...(value as Hit),
      ...hit,
      foundBy: textIn(foundBy),
      _highlightResult: highlightsOf(_highlightResult, show),
      _snippetResult: highlightsOf(_snippetResult, show),
    }
  );
}

/** A hit as DocSearch keeps it. */
export interface SavedSearch extends Pick<Hit, 'objectID' | 'type' | 'url'> {
  hierarchy: Record<string, string>;
  content?: string;
  /** The page that a hit was found in. */
  __docsearch_parent?: SavedSearch;
  /** For events: the search that found the hit. */
  __autocomplete_queryID?: string;
}

/**
 * Reads a saved search: all that DocSearch may store of a hit, and all that is taken of what is stored.
 *
 * @param baseUrl - Where the site is.
 * @returns undefined for what DocSearch cannot show, and for what leads away from this site.
 */
export function savedSearch(value: unknown, baseUrl: string, isParent = false): SavedSearch | undefined {
  const hit = readHit(value, baseUrl, asStored);
  if (!hit) {
    return undefined;
  }
  const {__autocomplete_queryID: id, __docsearch_parent: page} = fieldsOf(value);
  const parent = isParent ? undefined : savedSearch(page, baseUrl, true);
  const {content, ...rest} = hit;
  return {
    ...rest,
    hierarchy: rest.hierarchy as Record<string, string>,
    ...(content !== null && {content}),
    ...(typeof id === 'string' && {__autocomplete_queryID: id}),
    ...(parent && {__docsearch_parent: parent}),
  };
}

/** What the service sent is no answer. */
export class BadAnswer extends Error {
  override readonly name = 'BadAnswer';
}

/** An answer with those of its hits that lead to a page of this site. */
function readAnswer(value: unknown, baseUrl: string, show: Show): SearchAnswer {
  const {hits: sent, page} = fieldsOf(value);
  if (!Array.isArray(sent)) {
    throw new BadAnswer('The search service sent an answer without hits');
  }
  const hits = sent.flatMap((hit) => answeredHit(hit, baseUrl, show) ?? []);
  if (hits.length === 0 && sent.length > 0) {
    throw new BadAnswer(`The search service sent ${sent.length} hits; none leads to a page of this site`);
  }
  // What is said and what is shown must agree: no first hit is no hit.
  return {...(value as SearchAnswer), hits, ...(hits.length === 0 && !page && {nbHits: 0})};
}

/**
 * Asks an engine, and checks its answers: one for each request.
 *
 * @param baseUrl - Where the site is: hits that lead elsewhere are left out.
 * @param show - How the texts of the hits will be shown.
 * @throws BadAnswer when the service sent something else, or only hits that cannot be shown.
 */
export async function ask(
  engine: Pick<SearchEngine, 'search' | 'restart'>,
  requests: readonly SearchRequest[],
  baseUrl: string,
  show: Show,
): Promise<SearchAnswer[]> {
  const marked = requests.map((request) => ({...request, highlightPreTag: markStart, highlightPostTag: markEnd}));
  const answer: unknown = await withTimeout(engine.search({requests: marked}), longestAnswer, engine.restart);
  const {results} = fieldsOf(answer);
  if (!Array.isArray(results) || results.length < requests.length) {
    throw new BadAnswer(
      `The search service sent ${JSON.stringify(results)}; expected a list of ${requests.length} answers`,
    );
  }
  return results.map((result) => readAnswer(result, baseUrl, show));
}

/** Sends queries to an engine, and reads hits for the dialog and the search page. */
import type {Hit, SearchAnswer, SearchRequest} from '../engine/hits';
import type {SearchEngine} from './engine';
import {withTimeout} from './withTimeout';
import {escapeHtml} from '../../lib/html';

/** The query that is searched as typed, without replacements. */
export const asTyped = (query: string): string => `"${query.replaceAll('"', '')}"`;

/** Private-use characters around a match. */
export const markStart = '\ue000';
export const markEnd = '\ue001';
const marks = /[\ue000\ue001]/g;

export const toHtml = (text: string): string =>
  escapeHtml(text).replaceAll(markStart, '<mark>').replaceAll(markEnd, '</mark>');

export const withoutMarks = (text: string): string => text.replaceAll(marks, '');

/** A hit for readers: a heading and the text below it. */
export interface Found {
  objectID: string;
  /** Path and anchor on this site. */
  url: string;
  section: string;
  /** Title of the page, headings below it, and the name of a row: at least one. With the matches marked, like the snippet. */
  trail: string[];
  /** The text below the heading, shortened, or empty. */
  snippet: string;
}

export type Answer = Omit<SearchAnswer, 'hits'> & {hits: Found[]};

const levels = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
/** Timeout of an answer, in milliseconds. It can need two index files, each with half of this timeout. */
const longestAnswer = 20_000;

/** Name at the start of the row of a fact. Its anchor ends with the name. */
function nameOf(text: string, url: string, heading: string): string | undefined {
  const anchor = decodeURIComponent(url.split('#')[1] ?? '').toLowerCase();
  const [name = ''] = text.split(' ', 1);
  const key = name.toLowerCase();
  const isOwn = anchor === key || anchor.endsWith(`.${key}`) || anchor.endsWith(`:${key}`);
  return key !== '' && isOwn && heading.toLowerCase() !== key ? name : undefined;
}

/**
 * Reads a hit. Text appears below its heading, and the row of a fact below the name of the fact.
 *
 * @returns undefined for a hit without headings, or whose target is outside this site.
 * @throws Error for a hit in another format, such as one that an index of another site contains.
 */
function readHit(hit: Hit, baseUrl: string): Found | undefined {
  const {objectID, type, hierarchy, content, _highlightResult: marks = {hierarchy: {}}, _snippetResult = {}} = hit;
  const url = localUrl(hit.url, baseUrl);
  const shown = type === 'content' ? levels : levels.slice(0, levels.indexOf(type) + 1);
  const own = shown.filter((level) => hierarchy[level]);
  if (url === undefined || own.length === 0) {
    return undefined;
  }
  const trail = own.map((level) => marks.hierarchy[level]?.value ?? hierarchy[level]!);
  let snippet = _snippetResult.content?.value ?? content ?? '';
  const name = type === 'content' ? nameOf(content ?? '', url, withoutMarks(trail.at(-1)!)) : undefined;
  if (name !== undefined) {
    trail.push(marks.content?.value.split(' ', 1)[0] ?? name);
    snippet = withoutMarks(snippet).startsWith(`${name} `) ? snippet.slice(snippet.indexOf(' ') + 1) : snippet;
  }
  return {objectID, url, section: withoutMarks(hierarchy.lvl0), trail, snippet};
}

/** Thrown if the response of the service is invalid. */
export class BadAnswer extends Error {
  override readonly name = 'BadAnswer';
}

/** The answer with only the hits that can be read and whose target is on this site. */
function readAnswer(answer: SearchAnswer, baseUrl: string): Answer {
  const hits = answer.hits.flatMap((hit) => {
    try {
      return readHit(hit, baseUrl) ?? [];
    } catch {
      return [];
    }
  });
  if (hits.length === 0 && answer.hits.length > 0) {
    throw new Error(`none of its ${answer.hits.length} hits leads to a page of this site`);
  }
  return {...answer, hits};
}

/**
 * Sends requests to an engine and reads its answers, one per request.
 *
 * @param baseUrl - Base URL of the site. Hits with targets elsewhere are omitted.
 * @throws BadAnswer if an answer cannot be read, or if none of its hits can be shown.
 */
export async function ask(
  engine: Pick<SearchEngine, 'search' | 'restart'>,
  requests: readonly SearchRequest[],
  baseUrl: string,
): Promise<Answer[]> {
  const marked = requests.map((request) => ({...request, highlightPreTag: markStart, highlightPostTag: markEnd}));
  const response = await withTimeout(engine.search({requests: marked}), longestAnswer, engine.restart);
  try {
    return requests.map((_, index) => readAnswer(response.results[index]!, baseUrl));
  } catch (cause) {
    throw new BadAnswer(`The search service sent an answer that cannot be read: ${String(cause)}`, {cause});
  }
}

/** Start of the path of another host: browsers read a backslash as a slash, and skip control characters. */
const otherHost = /^\/[/\\\p{Cc}]/u;

/**
 * Converts the address of a hit to a path on this site. A hosted index contains the public addresses, even for an internal copy.
 *
 * @param url - The address from an index or storage.
 * @param baseUrl - Base URL of the site, with a slash at both ends.
 * @returns Path and anchor, or undefined if it is not a page of this site, or cannot be decoded, as the router does.
 */
export function localUrl(url: unknown, baseUrl: string): string | undefined {
  try {
    const {pathname, hash} = new URL(url as string, 'http://localhost');
    const isOfSite = typeof url === 'string' && pathname.startsWith(baseUrl);
    return isOfSite && !otherHost.test(decodeURIComponent(pathname + hash)) ? pathname + hash : undefined;
  } catch {
    return undefined;
  }
}

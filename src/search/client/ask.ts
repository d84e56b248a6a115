/** Sends queries to an engine. Reads only text from its answers and from browser storage, because they can contain anything. */
import type {SearchAnswer, SearchRequest} from '../engine/answer';
import type {SearchEngine} from './engine';
import {localUrl} from './localUrl';
import {markEnd, markStart, withoutMarks} from './markup';
import {withTimeout} from './withTimeout';

type Fields = Readonly<Record<string, unknown>>;

/** A hit for readers: a heading and the text below it. */
export interface Found {
  objectID: string;
  /** Path and anchor on this site. */
  url: string;
  section: string;
  /** Title of the page, headings below it, and the name of a row: at least one, at most six. */
  trail: string[];
  /** The same with the matches marked. */
  markedTrail: string[];
  /** The text below the heading, or empty. */
  text: string;
  /** Its snippet, with the matches marked. */
  snippet: string;
}

/** A validated answer. */
export type Answer = Omit<SearchAnswer, 'hits'> & {hits: Found[]};

const levels = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'];
/** Timeout of an answer, in milliseconds. It can need two index files, each with half of this timeout. */
const longestAnswer = 20_000;

/** The value if it is an object, otherwise an empty object. */
export const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};
const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');
const highlightIn = (value: unknown): string => textIn(fieldsOf(value)['value']);

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
 * @param baseUrl - Where the site is.
 * @param decode - Converts a text of the hit to plain text with marked matches.
 * @returns undefined for an invalid or empty hit, and for one whose target is outside this site.
 */
export function readHit(value: unknown, baseUrl: string, decode = (text: string): string => text): Found | undefined {
  const {objectID, type, url: address, hierarchy, content, _highlightResult, _snippetResult} = fieldsOf(value);
  const url = localUrl(address, baseUrl);
  const isText = type === 'content';
  const shown = isText ? levels : levels.slice(0, levels.indexOf(String(type)) + 1);
  const texts = fieldsOf(hierarchy);
  const found = fieldsOf(_highlightResult);
  const marks = fieldsOf(found['hierarchy']);
  const own = shown.filter((level) => textIn(texts[level]) !== '');
  const trail = own.map((level) => withoutMarks(decode(textIn(texts[level]))));
  const markedTrail = own.map((level) => decode(highlightIn(marks[level]) || textIn(texts[level])));
  let text = decode(textIn(content));
  let snippet = highlightIn(fieldsOf(_snippetResult)['content']) || text;
  if (typeof objectID !== 'string' || url === undefined || !(isText ? text && own[0] : own.includes(String(type)))) {
    return undefined;
  }
  const name = isText && own.length < levels.length ? nameOf(text, url, trail.at(-1)!) : undefined;
  if (name !== undefined) {
    const [marked = ''] = highlightIn(found['content']).split(' ', 1);
    trail.push(name);
    markedTrail.push(withoutMarks(marked) === name ? marked : name);
    const withoutName = (row: string): string =>
      withoutMarks(row).startsWith(`${name} `) ? row.slice(row.indexOf(' ') + 1) : row;
    [text, snippet] = [withoutName(text), withoutName(snippet)];
  }
  return {objectID, url, section: withoutMarks(textIn(texts['lvl0'])), trail, markedTrail, text, snippet};
}

/** Thrown if the response of the service is invalid. */
export class BadAnswer extends Error {
  override readonly name = 'BadAnswer';
}

/** The answer with only the hits whose target is on this site. */
function readAnswer(value: unknown, baseUrl: string): Answer {
  const {hits: sent, page, note} = fieldsOf(value);
  if (!Array.isArray(sent)) {
    throw new BadAnswer('The search service sent an answer without hits');
  }
  const hits = sent.flatMap((hit) => readHit(hit, baseUrl) ?? []);
  if (hits.length === 0 && sent.length > 0) {
    throw new BadAnswer(`The search service sent ${sent.length} hits; none leads to a page of this site`);
  }
  // The number of hits must match the list: without a first hit, it is 0.
  return {...(value as SearchAnswer), hits, note: textIn(note), ...(hits.length === 0 && !page && {nbHits: 0})};
}

/**
 * Sends requests to an engine and validates its answers, one per request.
 *
 * @param baseUrl - Base URL of the site. Hits with targets elsewhere are omitted.
 * @throws BadAnswer if the response is invalid, or if no hit is valid.
 */
export async function ask(
  engine: Pick<SearchEngine, 'search' | 'restart'>,
  requests: readonly SearchRequest[],
  baseUrl: string,
): Promise<Answer[]> {
  const marked = requests.map((request) => ({...request, highlightPreTag: markStart, highlightPostTag: markEnd}));
  const answer: unknown = await withTimeout(engine.search({requests: marked}), longestAnswer, engine.restart);
  const {results} = fieldsOf(answer);
  if (!Array.isArray(results) || results.length < requests.length) {
    throw new BadAnswer(
      `The search service sent ${JSON.stringify(results)}; expected a list of ${requests.length} answers`,
    );
  }
  return results.map((result) => readAnswer(result, baseUrl));
}

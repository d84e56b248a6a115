import type {Hit, SearchAnswer, SearchRequest} from '../engine/answer';
import type {SearchClient} from './engine';
import {localUrl} from './localUrl';
import {markEnd, markStart} from './markup';

type Highlights = Hit['_highlightResult'];
type Highlight = NonNullable<Highlights['content']>;
type Fields = Record<string, unknown>;

/** The request with our marks. */
const withMarks = (request: SearchRequest): SearchRequest => ({
  ...request,
  highlightPreTag: markStart,
  highlightPostTag: markEnd,
});

/** A value as an object; undefined for lists and other values. */
export const fieldsOf = (value: unknown): Fields | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : undefined;

/** The text values of an object by name. All other values are omitted. */
export const textsOf = (value: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fieldsOf(value) ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );

const isHighlight = (value: unknown): value is Highlight => typeof fieldsOf(value)?.['value'] === 'string';

/** Highlighted and shortened texts of a hit. */
function highlightsOf(value: unknown): Highlights {
  const {hierarchy, content} = fieldsOf(value) ?? {};
  const levels = Object.entries(fieldsOf(hierarchy) ?? {});
  return {
    hierarchy: Object.fromEntries(levels.filter((entry): entry is [string, Highlight] => isHighlight(entry[1]))),
    ...(isHighlight(content) && {content}),
  };
}

/** A hit with the address of its page on this site; undefined for what is no hit, or leads nowhere. */
function readHit(value: unknown, baseUrl: string): Hit | undefined {
  const hit = fieldsOf(value) ?? {};
  const {objectID, type, foundBy} = textsOf(hit);
  const url = localUrl(hit['url'], baseUrl);
  const hierarchy = textsOf(hit['hierarchy']);
  if (objectID === undefined || type === undefined || url === undefined || Object.keys(hierarchy).length === 0) {
    return undefined;
  }
  return {
    ...hit,
    foundBy,
    url,
    hierarchy: hierarchy as Hit['hierarchy'],
    content: textsOf(hit)['content'] ?? null,
    _highlightResult: highlightsOf(hit['_highlightResult']),
    _snippetResult: highlightsOf(hit['_snippetResult']),
  } as Hit;
}

/** The service sent an invalid response. */
export class BadAnswer extends Error {
  override readonly name = 'BadAnswer';
}

/** An answer with those of its hits that lead to a page of this site, as texts. */
function checkAnswer(value: unknown, baseUrl: string): SearchAnswer {
  const answer = fieldsOf(value);
  if (!answer || !Array.isArray(answer['hits'])) {
    throw new BadAnswer('The search service sent an answer without hits');
  }
  const hits = answer['hits'].flatMap((hit) => readHit(hit, baseUrl) ?? []);
  if (hits.length === 0 && answer['hits'].length > 0) {
    throw new BadAnswer(`The search service sent ${answer['hits'].length} hits; none leads to a page of this site`);
  }
  const read = {...(answer as unknown as SearchAnswer), hits};
  // The announcement must match the list: no first hit means no hits.
  return hits.length === 0 && !read.page ? {...read, nbHits: 0} : read;
}

/**
 * Asks a client, and checks its answers: one for each request.
 *
 * @param baseUrl - Where the site is: hits that lead elsewhere are left out.
 * @throws BadAnswer when the service sent something else, or only hits that cannot be shown.
 */
export async function checkedAnswers(
  client: SearchClient,
  requests: readonly SearchRequest[],
  baseUrl: string,
): Promise<SearchAnswer[]> {
  const results: unknown = fieldsOf(await client.search({requests: requests.map(withMarks)}))?.['results'];
  if (!Array.isArray(results) || results.length < requests.length) {
    throw new BadAnswer(
      `The search service sent ${JSON.stringify(results)}; expected a list of ${requests.length} answers`,
    );
  }
  return results.map((answer) => checkAnswer(answer, baseUrl));
}

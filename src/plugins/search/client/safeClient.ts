/**
 * DocSearch puts highlighted texts into the page as markup. So texts must be escaped, but matches be marked. The engine
 * is asked to mark matches with two characters that no text has; then all is escaped, then these become tags.
 */
import type {Hit, SearchAnswer, SearchRequest} from '../engine/answer';
import type {SearchClient} from './engine';

/** Private-use characters around a match. */
export const markStart = '\ue000';
export const markEnd = '\ue001';
const marks = /[\ue000\ue001]/g;

const entities: Record<string, string> = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;'};
const escape = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => entities[character]!);

/** Text with marks as HTML that shows the text and nothing else. */
const toHtml = (text: string): string => escape(text).replaceAll(markStart, '<mark>').replaceAll(markEnd, '</mark>');

/** The request with our marks. */
export const withMarks = (request: SearchRequest): SearchRequest => ({
  ...request,
  highlightPreTag: markStart,
  highlightPostTag: markEnd,
});

function mapStrings(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') {
    return change(value);
  }
  if (Array.isArray(value)) {
    return value.map((item) => mapStrings(item, change));
  }
  return typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapStrings(item, change)]))
    : value;
}

/** `lvl0` is shown as text, everything else as markup. */
function escapeHierarchy<T extends Record<string, unknown>>(hierarchy: T): T {
  const {lvl0, ...rest} = hierarchy;
  return {...(mapStrings(rest, toHtml) as T), lvl0: mapStrings(lvl0, (text) => text.replaceAll(marks, ''))};
}

const escapeResult = (result: Hit['_highlightResult'] | undefined): Hit['_highlightResult'] | undefined =>
  result && {
    ...result,
    ...(result.content && {content: mapStrings(result.content, toHtml) as Hit['_highlightResult']['content']}),
    hierarchy: escapeHierarchy(result.hierarchy ?? {}),
  };

/** The hit with each text that DocSearch shows as markup escaped. */
function safeHit(hit: Hit): Hit {
  return {
    ...hit,
    content: hit.content && toHtml(hit.content),
    hierarchy: escapeHierarchy(hit.hierarchy),
    _highlightResult: escapeResult(hit._highlightResult)!,
    _snippetResult: escapeResult(hit._snippetResult)!,
  };
}

/** @throws Error when the answer has no list of hits. */
export function checkAnswer(answer: SearchAnswer | undefined): SearchAnswer {
  if (!answer || !Array.isArray(answer.hits)) {
    throw new Error('The search service sent an answer without hits');
  }
  return answer;
}

/** A client whose hits are safe to be shown by DocSearch. */
export function safeClient(client: SearchClient): SearchClient {
  return {
    async search({requests}) {
      const {results} = await client.search({requests: requests.map(withMarks)});
      if (results.length < requests.length) {
        throw new Error(`The search service sent ${results.length} answers to ${requests.length} requests`);
      }
      return {results: results.map(checkAnswer).map((answer) => ({...answer, hits: answer.hits.map(safeHit)}))};
    },
  };
}

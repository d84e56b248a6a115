import type {DocSearchRecord} from '../records/types';
import {marked, snippetOf} from './highlight';
import type {Ranked} from './rank';
import type {Results} from './index';
import {otherProduct} from './vocabulary';
import {stopWords} from '../../lib/words';

/** One search of a request, in the words of the Algolia protocol. */
export interface SearchRequest {
  indexName: string;
  query: string;
  facetFilters?: readonly (string | readonly string[])[];
  /** Attributes that the hosted index returns. The embedded index ignores them, because it has the complete records. */
  attributesToRetrieve?: readonly string[];
  attributesToSnippet?: readonly string[];
  snippetEllipsisText?: string;
  highlightPreTag?: string;
  highlightPostTag?: string;
  hitsPerPage?: number;
  page?: number;
  /** Whether the answer needs an ID for events. */
  clickAnalytics?: boolean;
}

interface Highlight {
  value: string;
}

export type Hit = DocSearchRecord & {
  _highlightResult: {hierarchy: Record<string, Highlight>; content?: Highlight};
  _snippetResult: {content?: Highlight};
};

/** The answer to one search, in the shape of the Algolia protocol. */
export interface SearchAnswer {
  hits: Hit[];
  nbHits: number;
  nbPages: number;
  queryID?: string;
  /** Note about the hits: they match other words, or are from another version. */
  note?: string;
  /** Whether they match other words. The query in quotation marks is searched as typed. */
  isReplaced?: boolean;
  /** Whether the question is about words that no page contains, so that the hits are only what is nearest. */
  isMissing?: boolean;
}

/** Number of words in a snippet, as in `content:10`. */
const snippetLength = ({attributesToSnippet = []}: SearchRequest): number =>
  Number(attributesToSnippet.find((attribute) => attribute.startsWith('content:'))?.split(':')[1] ?? 10);

function toHit({record, terms, text}: Ranked, request: SearchRequest): Hit {
  const {highlightPreTag = '<em>', highlightPostTag = '</em>'} = request;
  const content = record.content ?? text ?? null;
  const found = new Set(terms.filter((term) => !stopWords.has(term)));
  const show = (whole: string): Highlight => ({
    value: marked(whole, found, (match) => `${highlightPreTag}${match}${highlightPostTag}`),
  });
  const titles = Object.entries(record.hierarchy).flatMap(([level, title]) => (title ? [[level, show(title)]] : []));
  return {
    ...record,
    content,
    _highlightResult: {
      hierarchy: Object.fromEntries(titles) as Record<string, Highlight>,
      ...(content && {content: show(content)}),
    },
    _snippetResult: content ? {content: show(snippetOf(content, found, snippetLength(request)))} : {},
  };
}

/** Longest cause in a note, in characters. */
const longestCause = 120;

const quoted = (words: readonly string[], and: string): string =>
  words
    .map((word) => `“${word}”`)
    .reduce((list, word, index, {length}) => `${list}${index < length - 1 ? ',' : ` ${and}`} ${word}`);

/** Note about what the hits are for, if not for the words of the query, and about words that no page contains. */
function noteOf({hits, others, missing, absent, cause, isWeak}: Results): string | undefined {
  const foreign = others.filter(({typed}) => otherProduct(typed) !== undefined);
  const replaced = others.filter((one) => !foreign.includes(one));
  const notes = [
    missing.length > 0 && `No page contains ${quoted(missing, 'or')}.`,
    absent.length > 0 && `No page has the word ${quoted(absent, 'or')}.`,
    hits.length > 0 &&
      foreign.length > 0 &&
      `Nearest: ${quoted([...new Set(foreign.map(({meant}) => meant))], 'and')}.`,
    hits.length > 0 &&
      replaced.length > 0 &&
      `Showing results for ${replaced.map(({typed, meant}) => `“${meant}” instead of “${typed}”`).join(', ')}.`,
    hits.length > 0 &&
      cause !== undefined &&
      `Showing results for the cause “${cause.length > longestCause ? `${cause.slice(0, longestCause)}…` : cause}”`,
    isWeak &&
      missing.length + absent.length === 0 &&
      'These are weak matches: the best has less than half of the words.',
  ];
  return notes.filter(Boolean).join(' ') || undefined;
}

/** Converts ranked records to the requested page of results. */
export function toAnswer(results: Results, request: SearchRequest): SearchAnswer {
  const {hitsPerPage = 20, page = 0} = request;
  const {hits, others} = results;
  const note = noteOf(results);
  return {
    hits: hits.slice(page * hitsPerPage, (page + 1) * hitsPerPage).map((hit) => toHit(hit, request)),
    nbHits: hits.length,
    nbPages: Math.ceil(hits.length / hitsPerPage),
    ...(note && {note}),
    ...(others.length > 0 && {isReplaced: true}),
    ...(results.missing.length > 0 && {isMissing: true}),
  };
}

export function tagsOf({facetFilters = []}: SearchRequest): string[] {
  return facetFilters
    .flat()
    .flatMap((filter) => (filter.startsWith('docusaurus_tag:') ? [filter.slice('docusaurus_tag:'.length)] : []));
}

import type {DocSearchRecord} from '../records/types';
import {marked, snippetOf} from './highlight';
import type {Ranked} from './rank';
import {stopWords, fold, wordsIn} from '../../lib/words';

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

/** Note about the words that the hits match, if no page contains those of the query. */
function noteOf(ranked: readonly Ranked[], query: string): string | undefined {
  const {others, isGuess = false} = ranked.find((hit) => hit.others) ?? {};
  const meanings = new Map(others?.map(({typed, meant}) => [typed, meant]));
  const words = wordsIn(query)
    .filter((word) => !stopWords.has(fold(word)))
    .flatMap((word) => (meanings.get(word) ?? word).split(' '))
    .filter((word, index, all) => all.findIndex((other) => fold(other) === fold(word)) === index)
    .join(' ');
  return others && (isGuess ? `Did you mean “${words}”?` : `Showing results for “${words}”`);
}

/** Converts ranked records to the requested page of results. */
export function toAnswer(ranked: readonly Ranked[], request: SearchRequest): SearchAnswer {
  const {hitsPerPage = 20, page = 0} = request;
  const note = noteOf(ranked, request.query);
  return {
    hits: ranked.slice(page * hitsPerPage, (page + 1) * hitsPerPage).map((hit) => toHit(hit, request)),
    nbHits: ranked.length,
    nbPages: Math.ceil(ranked.length / hitsPerPage),
    ...(note && {note}),
  };
}

export function tagsOf({facetFilters = []}: SearchRequest): string[] {
  return facetFilters
    .flat()
    .flatMap((filter) => (filter.startsWith('docusaurus_tag:') ? [filter.slice('docusaurus_tag:'.length)] : []));
}

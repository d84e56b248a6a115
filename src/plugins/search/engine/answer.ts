import type {DocSearchRecord} from '../records/types';
import {mark, matchesIn, type Range, snippetRange} from './highlight';
import type {Ranked} from './rank';
import {nameOf} from './terms';

/** One search of a request, in the words of the Algolia protocol. */
export interface SearchRequest {
  indexName: string;
  query: string;
  facetFilters?: readonly (string | readonly string[])[];
  /** The hosted index sends these; the embedded one has its records at hand. */
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
  matchLevel: 'none' | 'partial' | 'full';
  matchedWords: string[];
}
type Highlights = {hierarchy: Record<string, Highlight>; content?: Highlight};

/** A record as a hit. */
export type Hit = DocSearchRecord & {
  _highlightResult: Highlights;
  _snippetResult: Highlights;
  /** Words that no page has, with those that found the hit: `Überwachung: monitoring`. */
  foundBy?: string;
};

/** The answer to one search, in the shape of the Algolia protocol. */
export interface SearchAnswer {
  hits: Hit[];
  nbHits: number;
  page: number;
  nbPages: number;
  hitsPerPage: number;
  query: string;
  queryID?: string;
}

/** Words in a snippet, by attribute: `content:10` or `hierarchy.lvl1:10`. */
function snippetLengths(attributes: readonly string[]): Map<string, number> {
  return new Map(
    attributes.map((attribute) => {
      const [name = '', count = '10'] = attribute.split(':');
      return [name, Number(count)];
    }),
  );
}

function highlight(text: string, ranges: readonly Range[], tags: readonly [string, string]): Highlight {
  return {
    value: mark(text, ranges, tags),
    matchLevel: ranges.length === 0 ? 'none' : 'full',
    matchedWords: [...new Set(ranges.map(([start, end]) => text.slice(start, end).toLowerCase()))],
  };
}

function snippet(
  text: string,
  ranges: readonly Range[],
  tags: readonly [string, string],
  count: number,
  ellipsis: string,
): Highlight {
  const [from, to] = snippetRange(text, ranges, count);
  const inside = ranges
    .filter(([start, end]) => start >= from && end <= to)
    .map(([start, end]): Range => [start - from, end - from]);
  const cut = highlight(text.slice(from, to), inside, tags);
  return {...cut, value: `${from > 0 ? ellipsis : ''}${cut.value}${to < text.length ? ellipsis : ''}`};
}

function toHit({record, terms, others}: Ranked, request: SearchRequest): Hit {
  const found = new Set(terms.map(nameOf));
  const tags = [request.highlightPreTag ?? '<em>', request.highlightPostTag ?? '</em>'] as const;
  const lengths = snippetLengths(request.attributesToSnippet ?? []);
  const texts: [name: string, text: string][] = [
    ...Object.entries(record.hierarchy).map(([level, text]): [string, string] => [`hierarchy.${level}`, text ?? '']),
    ['content', record.content ?? ''],
  ];
  const highlights: Highlights = {hierarchy: {}};
  const snippets: Highlights = {hierarchy: {}};
  for (const [name, text] of texts.filter(([, value]) => value !== '')) {
    const ranges = matchesIn(text, found);
    const put = (target: Highlights, value: Highlight): void => {
      if (name === 'content') {
        target.content = value;
      } else {
        target.hierarchy[name.slice('hierarchy.'.length)] = value;
      }
    };
    put(highlights, highlight(text, ranges, tags));
    const count = lengths.get(name);
    if (count !== undefined) {
      put(snippets, snippet(text, ranges, tags, count, request.snippetEllipsisText ?? '…'));
    }
  }
  const foundBy = others?.map(({typed, meant}) => `${typed}: ${meant}`).join(', ');
  return {...record, _highlightResult: highlights, _snippetResult: snippets, ...(foundBy && {foundBy})};
}

/** Turns ranked records into the page of the answer that the request asks for. */
export function toAnswer(ranked: readonly Ranked[], request: SearchRequest): SearchAnswer {
  const {hitsPerPage = 20, page = 0, query} = request;
  return {
    hits: ranked.slice(page * hitsPerPage, (page + 1) * hitsPerPage).map((hit) => toHit(hit, request)),
    nbHits: ranked.length,
    page,
    nbPages: Math.ceil(ranked.length / hitsPerPage),
    hitsPerPage,
    query,
  };
}

/** The tags that a request is restricted to. */
export function tagsOf({facetFilters = []}: SearchRequest): string[] {
  return facetFilters
    .flat()
    .flatMap((filter) => (filter.startsWith('docusaurus_tag:') ? [filter.slice('docusaurus_tag:'.length)] : []));
}

import type {DocSearchRecord} from '../records/types';
import {marked, snippetOf} from './highlight';
import type {Ranked} from './rank';

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
const snippetLengths = (attributes: readonly string[]): Map<string, number> =>
  new Map(
    attributes.map((attribute) => {
      const [name = '', count = '10'] = attribute.split(':');
      return [name, Number(count)];
    }),
  );

function toHit({record, terms, others}: Ranked, request: SearchRequest): Hit {
  const found = new Set(terms);
  const mark = (piece: string): string =>
    `${request.highlightPreTag ?? '<em>'}${piece}${request.highlightPostTag ?? '</em>'}`;
  const lengths = snippetLengths(request.attributesToSnippet ?? []);
  /** The texts of the record with their matches marked; `read` may cut them, or leave them out. */
  const highlights = (read: (text: string, name: string) => string | undefined): Highlights => {
    const show = (text: string | null, name: string): Highlight | undefined => {
      const part = text ? read(text, name) : undefined;
      return part === undefined ? undefined : {value: marked(part, found, mark)};
    };
    const levels = Object.entries(record.hierarchy).flatMap(([level, text]) => {
      const shown = show(text, `hierarchy.${level}`);
      return shown ? [[level, shown] as const] : [];
    });
    const content = show(record.content, 'content');
    return {hierarchy: Object.fromEntries(levels), ...(content && {content})};
  };
  const cut = (text: string, name: string): string | undefined => {
    const length = lengths.get(name);
    return length === undefined ? undefined : snippetOf(text, found, length, request.snippetEllipsisText ?? '…');
  };
  const foundBy = others?.map(({typed, meant}) => `${typed}: ${meant}`).join(', ');
  return {
    ...record,
    _highlightResult: highlights((text) => text),
    _snippetResult: highlights(cut),
    ...(foundBy && {foundBy}),
  };
}

/** Converts ranked records to the requested page of results. */
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

import type {Entry} from '../../article/entries';
import type {ErrorPattern} from '../../facts/viewTypes';

/** Kinds of records: the title of a page, a heading below it, or a text block. */
export type RecordType = 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6' | 'content';

/** Headings above a record, from the section of the sidebar (`lvl0`) and the page title (`lvl1`) down. */
export type Hierarchy = {lvl0: string; lvl1: string} & Record<
  'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6',
  string | null
>;

/** One DocSearch record: searchable text and target of a hit. */
export interface DocSearchRecord {
  /** Stable across builds for the same position of the same page. */
  objectID: string;
  hierarchy: Hierarchy;
  /** The text block; for a page title the description of the page; `null` for other headings. */
  content: string | null;
  type: RecordType;
  isSample?: true;
  /** Address with anchor. */
  url: string;
  url_without_anchor: string;
  anchor: string | null;
  language: string;
  docusaurus_tag: string;
  /** Position of the page in its index, then of the record in the page. Breaks ties in a hosted index. */
  position: [page: number, record: number];
}

/** A page in the index file: path below the base URL, section and entries, the title first. */
export interface IndexPage {
  path: string;
  section: string;
  description: string;
  entries: Entry[];
}

/** The file for names and messages that belongs to an index. */
export interface MessagesFile {
  tag: string;
  /** Messages of other programs. */
  messages: ErrorPattern[];
  /** The code samples of each page of the index, with their places among its entries. */
  samples: [place: number, sample: Entry][][];
}

export interface SearchIndex {
  tag: string;
  language: string;
  pages: IndexPage[];
  errorPatterns?: ErrorPattern[];
}

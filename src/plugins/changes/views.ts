/** Data of the changes pages. Types only, shared with the browser. */

/** Who has to do with a change. */
export type Role = 'operate' | 'install' | 'develop';

/** Kinds of changes to a fact, breaking changes first. */
export const kindsOfChange = ['renamed', 'removed', 'changed', 'added'] as const;
export type KindOfChange = (typeof kindsOfChange)[number];

/** Old and new text of an entry. */
export interface FieldChange {
  field: string;
  before: string;
  after: string;
}

/** One entry of the list: a fact that two versions do not share. */
export interface FactChange {
  /** Fragment of its entry, and what its tick is kept under. */
  id: string;
  what: KindOfChange;
  /** Whether the public text leaves open that one of the two versions has it. */
  isOpen?: true;
  kind: string;
  name: string;
  /** Names whose place it takes. */
  oldNames?: string[];
  /** Component that it belongs to, for readers. */
  component: string;
  roles: Role[];
  /** Meaning. Back ticks mark code. */
  meaning?: string;
  fields?: FieldChange[];
  /** Action for the reader. Back ticks mark code. */
  todo: string;
  /** Rows of the tables that have it, below the base URL. */
  rows: {name: string; version: string; to: string}[];
  /** Its row on the page of all names, below the base URL; missing for what is no name. */
  history?: string;
}

/** A page that only one of two versions has. */
export interface PageChange {
  id: string;
  what: 'new' | 'gone';
  title: string;
  description: string;
  /** Address below the base URL, in the version that has it. */
  to: string;
}

/** A version as readers know it. */
export interface VersionName {
  /** As addresses and facts name it. */
  name: string;
  label: string;
}

/** Differences between two versions. */
export interface Changes {
  from: VersionName;
  to: VersionName;
  facts: FactChange[];
  pages: PageChange[];
}

/** A pair in the index of all. */
export interface PairSummary {
  from: string;
  to: string;
  facts: number;
  pages: number;
}

/** A file of a version that readers can fetch. */
export interface DownloadFile {
  label: string;
  /** Below the base URL. */
  to: string;
}

/** A version in the list of all. */
export interface VersionSummary extends VersionName {
  state: string;
  /** Its first page, below the base URL. */
  start: string;
  pages: number;
  /** The pair with the version before it. */
  since?: PairSummary;
  files: DownloadFile[];
}

/** How much differs, in words. */
export const amount = ({facts, pages}: Pick<PairSummary, 'facts' | 'pages'>): string =>
  `${facts} ${facts === 1 ? 'fact' : 'facts'}, ${pages} ${pages === 1 ? 'page' : 'pages'}`;

/** Data of the changes pages. Types only, shared with the browser. */

/** Sections of a page, in their order: what is certain first. */
export const sections = ['Must do', 'Decide', 'New', 'Not known'] as const;
export type Section = (typeof sections)[number];

export type KindOfChange = 'renamed' | 'removed' | 'changed' | 'added';

/** Old and new text of an entry. */
export interface FieldChange {
  field: string;
  before: string;
  after: string;
}

/** A name, with its row in the documentation below the base URL. */
export interface NamedRow {
  name: string;
  to?: string;
}

/** A fact that two versions do not share. */
export interface FactChange extends NamedRow {
  id: string;
  /** Names whose place it takes. */
  old?: NamedRow[];
  /** Component that it belongs to, for readers. */
  component?: string;
  /** Meaning. Back ticks mark code. */
  meaning?: string;
  fields?: FieldChange[];
  /** What applies to this fact alone. Back ticks mark code. */
  note?: string;
}

export interface ChangeGroup {
  section: Section;
  what: KindOfChange;
  kind: string;
  title: string;
  /** Action for the reader. Back ticks mark code. */
  todo: string;
  /** Command that answers the question of a decision. */
  command?: string;
  /** Whether the names are words instead of code. */
  isText?: true;
  facts: FactChange[];
}

export interface Answer {
  reader: string;
  text: string;
  /** `open`: the documentation does not say whether they have to do something. */
  need: 'action' | 'nothing' | 'open';
}

/** A page that only one of two versions has. */
export interface PageChange {
  id: string;
  what: 'new' | 'removed';
  title: string;
  description: string;
  /** Address below the base URL, in the version that has it. */
  to: string;
}

export interface VersionName {
  /** As addresses and facts name it. */
  name: string;
  label: string;
}

/** Differences between two versions. */
export interface Changes {
  from: VersionName;
  to: VersionName;
  answers: Answer[];
  groups: ChangeGroup[];
  pages: PageChange[];
}

/** A pair in the index of all, with the number of names to change, to check, and new. */
export interface PairSummary {
  from: string;
  to: string;
  must: number;
  check: number;
  added: number;
}

/** A file of a version that readers can fetch. */
export interface DownloadFile {
  label: string;
  /** Below the base URL. */
  to: string;
}

export interface VersionSummary extends VersionName {
  state: string;
  /** Its first page, below the base URL. */
  start: string;
  pages: number;
  /** The pair with the version before it. */
  since?: PairSummary;
  /** By the column of the list. */
  files: Readonly<Record<string, readonly DownloadFile[]>>;
}

/** How much differs, in words. */
export function amount({must, check, added}: PairSummary): string {
  const parts = [
    [must + check, 'to check'],
    [added, 'new'],
  ] as const;
  return parts.flatMap(([count, what]) => (count > 0 ? `${count} ${what}` : [])).join(', ') || 'nothing to check';
}

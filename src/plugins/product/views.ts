/** What components receive: the shape of the JSON files that the plugin writes. Types only, shared with the browser. */

/** Row of `<PropertyTable>`. */
export interface PropertyRow {
  key: string;
  type: string;
  values?: string[];
  default?: string;
  example?: string;
  description: string;
  /** From when or until when it is known, or a request to check; back ticks mark code. */
  versions?: string;
  /** Place of its mark in `marks` of the table; missing for what is published for the version. */
  mark?: number;
}

/** How well a fact is known: the badge of that name. */
export type BadgeKind = 'published' | 'demo' | 'framework' | 'not-public';

/** Where facts of a table come from. */
export interface Mark {
  kind: BadgeKind;
  /** Version for which the facts are published, where it is another than that of the page. */
  version?: string;
  /** Public sources, in words. */
  sources: string[];
}

export interface PropertyTableData {
  /** Name of the component for readers. */
  label: string;
  /** File in which the keys are set. */
  file: string;
  note?: string;
  /** Marks of the rows; one that is published and names no version is that of the rows without a mark. */
  marks: Mark[];
  rows: PropertyRow[];
}

/** A configuration key on the page that has those of all components. */
export interface ExplorerRow {
  component: string;
  /** Name of the component for readers. */
  label: string;
  /** File in which the key is set. */
  file: string;
  group: string;
  key: string;
  type: string;
  values?: string[];
  default?: string;
  example?: string;
  description: string;
  /** Versions that have it, oldest first. */
  versions: string[];
}

/** A name of the product. */
export interface ProductName {
  name: string;
  kind: string;
  /** Fragment of its row on the page /names. */
  anchor: string;
  /** Component of a key, worker of a parameter: names of these kinds can be the same elsewhere. */
  of?: string;
  /** Versions that have it, oldest first. */
  versions: string[];
  /** Versions that may have it: readers have to check. */
  unconfirmed?: string[];
  /** Whether only the history of the product knows it. */
  obsolete?: true;
  /** Name that takes its place, where that is public. */
  successor?: string;
  /** First version whose public text has something else in its place. */
  replacedSince?: string;
  /** Why it ended, or how it became the new name; back ticks mark code. */
  reason?: string;
  /** Where the newest version that has it tells about it, below the base URL; missing for a name without a row of its own. */
  address?: string;
}

export interface ParameterRow {
  name: string;
  type?: string;
  default?: string;
  values?: string[];
  fields?: {name: string; value: string; values?: string[]}[];
  description: string;
}

export interface WorkerData {
  name: string;
  /** Fragment of its address. */
  anchor: string;
  kind: 'definition' | 'component' | 'step';
  summary: string;
  description: string;
  image?: string;
  host?: string;
  /** null for a worker without a service of its own. */
  workerURL?: string | null;
  applicationName?: string;
  logger?: string;
  processorClass?: string;
  tags: string[];
  exitStatuses?: string[];
  /** Missing when nothing is published about its parameters. */
  parameters?: ParameterRow[];
  /** YAML of a step; missing for workers whose definition name is not published. */
  snippet?: string;
  templates: string[];
}

export interface FieldRow {
  /** Path such as `items[].parts[].url`. */
  path: string;
  type: string;
  /** Whether a call must have it; missing where the product has published nothing on it. */
  required?: boolean;
  example?: string;
  description: string;
}

export interface EndpointData {
  anchor: string;
  /** Upper case; missing when only the path is known. */
  method?: string;
  path: string;
  summary: string;
  description?: string;
  parameters: FieldRow[];
  request?: {description?: string; fields: FieldRow[]; example?: string};
  /** Body that a sample of the call sends. */
  sends?: 'json' | 'form' | 'bytes';
  /** Whether the answer is the content of a file. */
  getsBytes?: boolean;
  answers: {status: string; description: string; fields: FieldRow[]; example?: string}[];
}

export interface EndpointListData {
  endpoints: EndpointData[];
  /** Whether each call needs a name and a password, as those of the data store do. */
  needsLogin: boolean;
  /** OpenAPI file with these endpoints, below the base URL. */
  file: string;
}

export interface EventTableData {
  package: string;
  events: {name: string; className: string; publisher?: string; description: string}[];
}

export interface ImageRow {
  /** Full name with registry and tag. */
  reference: string;
  name: string;
  purpose: string;
  port: string;
  memory: string;
  /** Missing when the demo stack sets none. */
  user?: string;
  mounts: {path: string; purpose: string}[];
}

export interface InfoTagRow {
  name: string;
  description: string;
  /** Names of the known workers that carry it. */
  workers: string[];
}

export interface SymptomRow {
  id: string;
  symptom: string;
  cause: string;
  /** Sections with the cure; `to` is a fragment of the page, or an address below the base URL. */
  see: {text: string; to: string}[];
  /** Regular expressions for messages that name the symptom. */
  messages: string[];
  /** Regular expressions for messages that several symptoms share. */
  hints: string[];
  /** Further words for it. */
  words: string;
}

export interface SymptomGroup {
  label: string;
  symptoms: SymptomRow[];
}

/** Something that the reader of a runbook chooses. */
export interface RunbookChoice {
  name: string;
  label: string;
  options: {value: string; label: string}[];
}

export interface RunbookStep {
  id: string;
  /** Back ticks mark code, `[text](/address)` a link. */
  text: string;
  danger?: string;
  commands: {title: string; language: string; code: string}[];
  check: string;
  /** Values with which the step applies, by the name of the choice. */
  when: Record<string, string[]>;
}

export interface RunbookPhase {
  /** Fragment of its heading. */
  id: string;
  label: string;
  steps: RunbookStep[];
}

export interface RunbookData {
  id: string;
  title: string;
  choices: RunbookChoice[];
  phases: RunbookPhase[];
}

export interface TermData {
  id: string;
  term: string;
  definition: string;
}

/** What `<NotPublic>` says. */
export interface NotPublicData {
  /** Address of its row on the page Help of the version, below the base URL. */
  address: string;
  reason: string;
  look: string;
}

/** What `<NotPublicList>` shows. */
export interface NotPublicListData {
  groups: {
    name: string;
    anchor: string;
    rows: {anchor: string; point: string; reason: string; look: string}[];
  }[];
}

/** What `<SupportLetter>` shows. */
export interface LetterData {
  text: string;
}

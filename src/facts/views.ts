/** Data of the components: the JSON files that the plugin writes. Types only, shared with the browser. */
import type {Product} from './schema';
import type {Ranged} from './schema/common';
import type {NotPublicFile} from './schema/not-public';
import type {Operation} from './schema/openapi';
import type {Property, PropertyFile} from './schema/properties';
import type {RunbookFile} from './schema/runbooks';
import type {SymptomsFile} from './schema/symptoms';
import type {Worker, WorkerParameter} from './schema/workers';

type Image = Product['images']['images'][number];
type Event = Product['events']['events'][number];
type OpenPoint = NotPublicFile['notPublic'][number];
type Phase = RunbookFile['phases'][number];
type Step = Phase['steps'][number];

/** Row of `<PropertyTable>`. */
export interface PropertyRow extends Pick<Property, 'key' | 'values' | 'description'> {
  type: string;
  default?: string;
  example?: string;
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

export interface PropertyTableData extends Pick<PropertyFile, 'label' | 'file' | 'note'> {
  /** Marks of the rows; one that is published and names no version is that of the rows without a mark. */
  marks: Mark[];
  rows: PropertyRow[];
}

/** A configuration key on the page that has those of all components. */
export interface ExplorerRow extends Omit<PropertyRow, 'versions' | 'mark'>, Pick<PropertyTableData, 'label' | 'file'> {
  component: string;
  group: string;
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
  /** First version whose public text has its replacement. */
  replacedSince?: string;
  /** Why it ended, or how it became the new name; back ticks mark code. */
  reason?: string;
  /** Its documentation in the latest version that has it, below the base URL. Missing for names without their own row. */
  address?: string;
}

export interface ParameterRow extends Pick<WorkerParameter, 'name' | 'type' | 'values' | 'description'> {
  default?: string;
  fields?: {name: string; value: string; values?: string[]}[];
}

export interface WorkerData extends Omit<
  Worker,
  'infoTags' | 'parameters' | 'step' | 'templates' | 'source' | keyof Ranged
> {
  /** Fragment of its address. */
  anchor: string;
  tags: string[];
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

/** Body of a request or an answer. */
export interface BodyData {
  description?: string;
  fields: FieldRow[];
  example?: string;
}

export interface EndpointData extends Pick<Operation, 'summary' | 'description'> {
  anchor: string;
  /** Upper case; missing when only the path is known. */
  method?: string;
  path: string;
  parameters: FieldRow[];
  request?: BodyData;
  /** Body that a sample of the call sends. */
  sends?: 'json' | 'form' | 'bytes';
  /** Whether the answer is the content of a file. */
  getsBytes?: boolean;
  answers: (BodyData & {status: string; description: string})[];
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
  events: (Pick<Event, 'name' | 'publisher' | 'description'> & {className: string})[];
}

export interface ImageRow extends Pick<Image, 'name' | 'purpose' | 'user' | 'mounts'> {
  /** Full name with registry and tag. */
  reference: string;
  port: string;
  memory: string;
}

export interface InfoTagRow {
  name: string;
  description: string;
  /** Names of the known workers that carry it. */
  workers: string[];
}

/** A symptom; `to` of its sections is a fragment of the page, or an address below the base URL. */
export type SymptomRow = Required<Omit<SymptomsFile['symptoms'][number], 'group' | keyof Ranged>>;

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

/** Back ticks in its texts mark code, `[text](/address)` a link. */
export interface RunbookStep extends Pick<Step, 'id' | 'text' | 'danger' | 'check'> {
  commands: Required<NonNullable<Step['commands']>[number]>[];
  /** Values with which the step applies, by the name of the choice. */
  when: Record<string, string[]>;
}

export interface RunbookPhase extends Pick<Phase, 'id' | 'label'> {
  steps: RunbookStep[];
}

export interface RunbookData {
  id: string;
  title: string;
  choices: RunbookChoice[];
  phases: RunbookPhase[];
}

export type TermData = Pick<Product['glossary']['terms'][number], 'id' | 'term' | 'definition'>;

/** Data of `<NotPublic>`. */
export interface NotPublicData extends Pick<OpenPoint, 'reason' | 'look'> {
  /** Address of its row on the page Help of the version, below the base URL. */
  address: string;
}

/** Data of `<NotPublicList>`. */
export interface NotPublicListData {
  groups: {
    name: string;
    anchor: string;
    rows: (Pick<OpenPoint, 'point' | 'reason' | 'look'> & {anchor: string})[];
  }[];
}

/** Data of `<SupportLetter>`. */
export interface LetterData {
  text: string;
}

/** How readers name something, and what programs print of it, with the place that answers: what the search takes. */
export interface ErrorPattern {
  /** Path below the base URL, with anchor. */
  to: string;
  /** Regular expressions for messages; capitals do not matter. */
  patterns: string[];
  /** What readers call the place: words, or a question each. */
  words: string[];
}

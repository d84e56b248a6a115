/** Types of the data of components: the JSON files that the plugin writes, and their lists. Shared with the browser. */
import type {
  eventTable,
  glossary,
  imageTable,
  infoTagTable,
  propertyTable,
  workerList,
  symptomList,
} from './prepare/prepare';
import type {endpointList} from './prepare/endpoints';
import type {notPublicList, notPublicPoints, supportLetter} from './prepare/not-public';
import type {runbook} from './prepare/runbooks';

export type {BadgeKind, Mark} from './prepare/provenance';

/** Data after a conversion to JSON, without undefined fields. */
type Json<Data> = Data extends readonly (infer Entry)[]
  ? Json<Entry>[]
  : Data extends object
    ? {[Name in keyof Data as undefined extends Data[Name] ? never : Name]: Json<Data[Name]>} & {
        [Name in keyof Data as undefined extends Data[Name] ? Name : never]?: Json<Data[Name]>;
      }
    : Data;
type Item<List extends readonly unknown[] | undefined> = NonNullable<List>[number];
type ValueOf<Data> = Data extends Map<string, infer Value> ? Value : never;

/** Props of a component whose data the product plugin supplies. Only the plugin reads its attributes. */
export interface Supplied<Data> {
  readonly data: Data;
}

export type PropertyTableData = Json<ReturnType<typeof propertyTable>>;
export type PropertyRow = Item<PropertyTableData['rows']>;
export type WorkerData = Item<Json<ReturnType<typeof workerList>>>;
export type ParameterRow = Item<WorkerData['parameters']>;
export type EventTableData = Json<NonNullable<ReturnType<typeof eventTable>>>;
export type ImageRow = Item<Json<ReturnType<typeof imageTable>>>;
export type InfoTagRow = Item<Json<ReturnType<typeof infoTagTable>>>;
/** `file` is the OpenAPI file with these endpoints, below the base URL. */
export type EndpointListData = Json<ReturnType<typeof endpointList>>;
export type EndpointData = Item<EndpointListData['endpoints']>;
export type FieldRow = Item<EndpointData['parameters']>;
/** `to` of its sections is a fragment of the page, or an address below the base URL. */
export type SymptomGroup = Item<Json<ReturnType<typeof symptomList>>>;
export type SymptomRow = Item<SymptomGroup['symptoms']>;
export type RunbookData = Json<ReturnType<typeof runbook>>;
export type RunbookChoice = Item<RunbookData['choices']>;
export type RunbookPhase = Item<RunbookData['phases']>;
/** In its texts, back ticks mark code and `[text](/address)` a link. `when` lists the required values by choice. */
export type RunbookStep = Item<RunbookPhase['steps']>;
export type TermData = Item<Json<ReturnType<typeof glossary>>>;
export type NotPublicData = ValueOf<ReturnType<typeof notPublicPoints>>;
export type NotPublicListData = Json<ReturnType<typeof notPublicList>>;
export type LetterData = Json<ReturnType<typeof supportLetter>>;

/** A configuration key on the page with the keys of all components. */
export interface ExplorerRow extends Omit<PropertyRow, 'versions' | 'mark'>, Pick<PropertyTableData, 'label' | 'file'> {
  component: string;
  group: string;
  /** Versions that have it or might have it, oldest first. */
  versions: string[];
  /** The versions among them that might have it: readers must check. */
  unconfirmed?: string[];
}

export interface ProductName {
  name: string;
  kind: string;
  /** Fragment of its row on the page /configuration. */
  anchor: string;
  /** Component of a key or worker of a parameter, because these names are not unique. */
  of?: string;
  /** Versions that have it, oldest first. */
  versions: string[];
  /** Versions that might have it: readers must check. */
  unconfirmed?: string[];
  /** Whether the name is only historical. */
  obsolete?: true;
  /** Its replacement, if public. */
  successor?: string;
  /** First version whose public documentation contains the replacement. */
  replacedSince?: string;
  /** Why it was removed or renamed. Back ticks mark code. */
  reason?: string;
  /** Its documentation in the latest version that has it, below the base URL. Missing for names without their own row. */
  address?: string;
}

/** Search input: reader phrases and program messages for a section of a page. */
export interface ErrorPattern {
  /** Path below the base URL, with anchor. */
  to: string;
  /** Case-insensitive regular expressions for messages. */
  messages?: string[];
  /** The same for messages that several sections share. They apply only if no other message matches. */
  hints?: string[];
  /** Reader phrases or questions for the section. */
  words: string[];
  /** For a message of another program: in a file of its own. */
  isMessage?: true;
}

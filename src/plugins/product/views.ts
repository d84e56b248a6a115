/** What components receive: the shape of the JSON files that the plugin writes. Types only, shared with the browser. */

/** Row of `<PropertyTable>`. */
export interface PropertyRow {
  key: string;
  type: string;
  values?: string[];
  default?: string;
  example?: string;
  /** The example is a value of the demo stack. */
  demo?: true;
  description: string;
  /** From when or until when it is known, or a request to check; back ticks mark code. */
  versions?: string;
}

export interface PropertyTableData {
  /** Name of the component for readers. */
  label: string;
  /** File in which the keys are set. */
  file: string;
  note?: string;
  rows: PropertyRow[];
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
  request?: {fields: FieldRow[]; example?: string};
  answers: {status: string; description: string; fields: FieldRow[]; example?: string}[];
}

export interface EndpointListData {
  endpoints: EndpointData[];
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

export interface TermData {
  id: string;
  term: string;
  definition: string;
}

/** Knowledge of the checks: facts of `product/` in the format that the browser, the command and `check.mjs` load. */

/** Range of versions in which something is known; see product/README.md. */
export interface Known {
  since?: string | undefined;
  until?: string | undefined;
  unconfirmed?: string[] | undefined;
}

export interface KnownKey extends Known {
  component: string;
  /** As published, with `[]` for the entries of a list. */
  key: string;
  /** As they are compared: the key, and the key below other parents. */
  ids: string[];
  type: string;
  values?: string[];
  /** Key that takes its place. */
  successor?: string;
  /** Page below `/docs/<version>/` with the row of the key. */
  page: string;
}

export interface KnownParameter {
  name: string;
  type?: string;
  values?: string[];
  fields?: {name: string; values?: string[]}[];
}

export interface KnownWorker extends Known {
  name: string;
  exitStatuses?: string[];
  /** Missing when nothing is published about its parameters. */
  parameters?: KnownParameter[];
}

export interface KnownImage extends Known {
  name: string;
  tag: string;
  service: string;
  containerPort: number;
  hostPort: number;
  /** Paths in the container. */
  mounts: string[];
}

/** A name that was public once, or is the name of an environment variable. */
export interface KnownName extends Known {
  name: string;
  kind: string;
  obsolete?: true;
  successor?: string;
}

export interface Knowledge {
  /** Versions, oldest first, with the path of their pages below `/docs/`: empty for the release. */
  versions: {name: string; path: string}[];
  /** The current release. */
  release: string;
  /** Components with settings, in the order in which they are tried. */
  components: {name: string; label: string; file: string}[];
  keys: KnownKey[];
  /** Roots whose keys belong to a framework, as they are compared. */
  frameworks: string[];
  workers: KnownWorker[];
  infoTags: string[];
  images: KnownImage[];
  names: KnownName[];
  /** Fields of a job request by the path of their block, such as `items[].parts[]`. */
  request: {path: string; type: string; values?: string[]}[];
}

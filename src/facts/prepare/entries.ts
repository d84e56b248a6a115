/** All names of all topics in `product/`, in one form, for the name list and the changes between versions. */
import type {Product} from '../schema';
import {shown, type Deprecation, type Ranged} from '../schema/common';
import {callsOf} from '../schema/openapi';
import {anchorOf} from './endpoints';
import {apiNames} from '../publish/openapi-files';
import type {ProductName} from '../viewTypes';

/** Description of a name, which readers compare if it differs between versions. */
export type Says = Partial<Record<'type' | 'default' | 'values' | 'tag' | 'meaning', string>>;

/** A name from a file of `product/`. Can have an end, and a second entry that starts there. */
export interface Entry extends Pick<ProductName, 'name' | 'kind' | 'of' | 'obsolete'> {
  /** Its file, below `product/`. */
  file: string;
  range: Ranged;
  says: Says;
  /** Its row: documentation page of a version, and anchor. */
  row?: string;
  /** Its row outside the documentation, which is the same for all versions. */
  place?: string;
  deprecation?: Deprecation | undefined;
  onUpdate?: string | undefined;
}

/** Pages whose tables show the keys of a component. */
export const keyPages: Readonly<Record<string, string>> = {
  controller: 'installation/general-configuration',
  worker: 'reference/workers',
  client: 'reference/flow-client',
  ui: 'reference/oauth2-keycloak',
  'source-scanner': 'reference/source-scanner',
  'data-store': 'reference/datatransfer',
};

const apis = {
  openapi: {of: 'controller', page: 'reference/flow-rest-api'},
  'openapi-data-store': {of: 'data store', page: 'reference/datatransfer'},
} as const;

const keys = ({properties: files}: Product): Entry[] =>
  Object.values(files).flatMap(({component, properties}) =>
    properties.map((entry) => ({
      file: `properties/${component}.yaml`,
      name: entry.key,
      kind: 'key',
      of: component,
      range: entry,
      says: {
        type: entry.type,
        default: shown(entry.default),
        values: entry.values?.join(', '),
        meaning: entry.description,
      },
      row: `${keyPages[component]}#${entry.key}`,
      place: `/configuration#${component}.${entry.group}.${entry.key}`,
      deprecation: entry.deprecation,
      onUpdate: entry.onUpdate,
    })),
  );

const endpoints = (product: Product): Entry[] =>
  apiNames.flatMap((file) =>
    Object.entries(product[file].paths).flatMap(([path, item]) =>
      callsOf(item).map(({method, operation, range}) => ({
        file: `${file}.yaml`,
        name: `${method.toUpperCase()} ${path}`,
        kind: 'endpoint',
        of: apis[file].of,
        range,
        says: {meaning: operation.summary},
        row: `${apis[file].page}#${anchorOf(method, path)}`,
      })),
    ),
  );

const workers = ({workers: {workers: list}}: Product): Entry[] =>
  list.flatMap((worker): Entry[] => {
    const file = 'workers.yaml';
    const shared = {file, of: worker.name, range: worker, row: `reference/WorkerInfo#${worker.name.toLowerCase()}`};
    const parameters = (worker.parameters ?? []).map(({name, type, default: preset, values, description}) => ({
      name,
      kind: 'parameter',
      ...shared,
      says: {type, default: shown(preset), values: values?.join(', '), meaning: description},
    }));
    const statuses = (worker.exitStatuses ?? []).map((name) => ({name, kind: 'exit status', ...shared, says: {}}));
    const {range, row} = shared;
    return [
      {file, name: worker.name, kind: 'worker', range, row, says: {meaning: worker.description}},
      ...parameters,
      ...statuses,
    ];
  });

export const entriesOf = (product: Product): Entry[] => [
  ...keys(product),
  ...workers(product),
  ...endpoints(product),
  ...product.events.events.map((event) => ({
    file: 'events.yaml',
    name: `${product.events.package}.${event.name}`,
    kind: 'event',
    range: {since: product.events.since, ...event},
    says: {meaning: event.description},
    row: `reference/event-bus#${event.name}`,
  })),
  ...product.images.images.map((image) => ({
    file: 'images.yaml',
    name: image.name,
    kind: 'image',
    range: image,
    says: {tag: image.tag, meaning: image.purpose},
    row: `installation/system-requirements#${image.name}`,
  })),
  ...product['info-tags'].infoTags.map((tag) => ({
    file: 'info-tags.yaml',
    name: tag.name,
    kind: 'info tag',
    range: tag,
    says: {meaning: tag.description},
  })),
  ...product.glossary.terms.map((term) => ({
    file: 'glossary.yaml',
    name: term.term,
    kind: 'term',
    range: term,
    says: {meaning: term.definition},
    row: `help/#${term.id}`,
  })),
  ...product.identifiers.identifiers.flatMap((entry) =>
    (entry.names ?? [entry.name ?? '']).map((name) => ({
      file: 'identifiers.yaml',
      name,
      kind: entry.kind,
      range: entry,
      says: {meaning: entry.description},
      obsolete: entry.obsolete,
      deprecation: entry.deprecation,
      onUpdate: entry.onUpdate,
    })),
  ),
];

export const idOf = ({kind, of, name}: Pick<Entry, 'kind' | 'of' | 'name'>): string =>
  [kind, of, name].filter(Boolean).join('.').replaceAll(/\s+/g, '-');

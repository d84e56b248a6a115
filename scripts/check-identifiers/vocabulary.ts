/** Product data, arranged for lookups. */
import type {Product} from '../../src/facts/schema';
import type {Ranged} from '../../src/facts/schema/common';
import {callsOf} from '../../src/facts/schema/openapi';

/** An entry of the product data behind an identifier. */
export interface Fact extends Ranged {
  obsolete?: true | undefined;
}

export type Facts = ReadonlyMap<string, readonly Fact[]>;

/**
 * Lists of names: `key`, the entries of lists as `[]`; `environment`, those of Spring's relaxed binding included, a list index is `#`;
 * `name` of components, services, images, hosts, folders and repositories; `path` with `{parameter}`.
 */
const kinds = ['key', 'environment', 'class', 'package', 'name', 'path'] as const;
type Kind = (typeof kinds)[number];

export interface Vocabulary extends Record<Kind, Facts> {
  /** First parts of keys that only the product uses; keys below them must be known. */
  roots: ReadonlySet<string>;
  /** Keys whose value is a map with names of the user's own. */
  maps: readonly string[];
  /** Image name to its published tags. */
  imageTags: ReadonlyMap<string, readonly string[]>;
  registry: string;
}

/** First parts of keys that belong to frameworks: unknown keys below them are not checked. */
const frameworkRoots = ['spring', 'server', 'management', 'logging', 'stage'];

/** `jadice-flow.server-url` becomes `JADICEFLOW_SERVERURL`. */
export const relaxed = (key: string): string =>
  key.replaceAll('[]', '.#').replaceAll('.', '_').replaceAll('-', '').toUpperCase();

/** First part of a key. */
export const rootOf = (key: string): string => key.split(/[.[]/)[0]!;

/** Arranges all identifiers of the product data. */
export function buildVocabulary(product: Product): Vocabulary {
  const lists = Object.fromEntries(kinds.map((kind) => [kind, new Map()])) as Record<Kind, Map<string, Fact[]>>;
  const add = (kind: Kind, fact: Fact, ...names: (string | undefined)[]): void =>
    names
      .filter((name) => name !== undefined)
      .forEach((name) => lists[kind].set(name, [...(lists[kind].get(name) ?? []), fact]));
  const {events, images, identifiers, workers} = product;
  const properties = Object.values(product.properties).flatMap((file) => file.properties);
  for (const property of properties) {
    const {key, under = [], type, example} = property;
    add('key', property, key, ...under.map((parent) => `${parent}.${key}`));
    add('class', property, type === 'class' && typeof example === 'string' ? example : undefined);
  }
  for (const worker of workers.workers) {
    add('name', worker, worker.name, worker.image, worker.host, worker.applicationName);
    add('class', worker, worker.processorClass, ...(worker.parameters ?? []).map(({type}) => type));
    add('package', worker, worker.logger);
  }
  for (const event of events.events) {
    add('class', {since: events.since, ...event}, event.name, `${events.package}.${event.name}`);
  }
  for (const image of images.images) {
    add('name', image, image.name, image.service);
    add('environment', image, ...image.environment);
  }
  for (const [path, item] of [product.openapi, product['openapi-data-store']].flatMap((api) =>
    Object.entries(api.paths),
  )) {
    const calls = callsOf(item);
    // A path applies wherever one of its methods does; without published methods, in every version.
    (calls.length === 0 ? [{}] : calls.map(({range}) => range)).forEach((range) => add('path', range, path));
  }
  for (const entry of identifiers.identifiers) {
    add(entry.kind === 'image' ? 'name' : entry.kind, entry, ...(entry.names ?? [entry.name]));
  }
  lists.key.forEach((facts, key) => facts.forEach((fact) => add('environment', fact, relaxed(key))));
  return {
    ...lists,
    roots: new Set([...lists.key.keys()].map(rootOf).filter((root) => !frameworkRoots.includes(root))),
    maps: properties.filter(({type}) => type === 'map').map(({key}) => key),
    imageTags: new Map(images.images.map(({name, tag, olderTags = []}) => [name, [tag, ...olderTags]])),
    registry: images.registry,
  };
}

/** Product data, arranged for lookups. Pure. */
import type {Product} from '../../src/facts/schema';
import type {Ranged} from '../../src/facts/schema/common';
import {methods} from '../../src/facts/schema/openapi';

/** An entry of the product data behind an identifier. */
export interface Fact extends Ranged {
  obsolete?: true | undefined;
}

export type Facts = ReadonlyMap<string, readonly Fact[]>;

export interface Vocabulary {
  /** Configuration properties, the entries of lists as `[]`. */
  keys: Facts;
  /** First parts of keys that only the product uses; keys below them must be known. */
  roots: ReadonlySet<string>;
  /** Keys whose value is a map with names of the user's own. */
  maps: ReadonlySet<string>;
  /** Environment variables, those of Spring's relaxed binding included; a list index is `#`. */
  environment: Facts;
  classes: Facts;
  packages: Facts;
  /** Components, services, images, hosts, folders, repositories. */
  names: Facts;
  /** Image name to its published tags. */
  imageTags: ReadonlyMap<string, readonly string[]>;
  registry: string;
  /** REST paths with `{parameter}`. */
  paths: Facts;
}

/** First parts of keys that belong to frameworks: unknown keys below them are none of our business. */
const frameworkRoots = new Set(['spring', 'server', 'management', 'logging', 'stage']);

class FactMap {
  readonly map = new Map<string, Fact[]>();

  add(name: string | undefined, fact: Fact): void {
    if (name !== undefined) {
      this.map.set(name, [...(this.map.get(name) ?? []), fact]);
    }
  }
}

/** `jadice-flow.server-url` becomes `JADICEFLOW_SERVERURL`. */
export const relaxed = (key: string): string =>
  key.replaceAll('[]', '.#').replaceAll('.', '_').replaceAll('-', '').toUpperCase();

function addProperties(product: Product, keys: FactMap, classes: FactMap, maps: Set<string>): void {
  for (const {properties} of Object.values(product.properties)) {
    for (const property of properties) {
      keys.add(property.key, property);
      (property.under ?? []).forEach((parent) => keys.add(`${parent}.${property.key}`, property));
      if (property.type === 'map') {
        maps.add(property.key);
      }
      if (property.type === 'class' && typeof property.example === 'string') {
        classes.add(property.example, property);
      }
    }
  }
}

function addWorkers(product: Product, names: FactMap, classes: FactMap, packages: FactMap): void {
  for (const worker of product.workers.workers) {
    [worker.name, worker.image, worker.host, worker.applicationName].forEach((name) => names.add(name, worker));
    classes.add(worker.processorClass, worker);
    packages.add(worker.logger, worker);
    (worker.parameters ?? []).forEach(({type}) => classes.add(type, worker));
  }
}

/** A path applies wherever one of its methods does. A path without published methods applies in every version. */
function addPaths(product: Product, paths: FactMap): void {
  for (const api of [product.openapi, product['openapi-data-store']]) {
    for (const [path, item] of Object.entries(api.paths)) {
      const operations = methods.map((method) => item[method]).filter((operation) => operation !== undefined);
      operations.forEach((operation) => paths.add(path, {since: operation['x-since'], until: operation['x-until']}));
      if (operations.length === 0) {
        paths.add(path, {});
      }
    }
  }
}

/** Arranges all identifiers of the product data. */
export function buildVocabulary(product: Product): Vocabulary {
  const [keys, environment, classes, packages, names, paths] = Array.from({length: 6}, () => new FactMap()) as [
    FactMap,
    FactMap,
    FactMap,
    FactMap,
    FactMap,
    FactMap,
  ];
  const maps = new Set<string>();
  addProperties(product, keys, classes, maps);
  addWorkers(product, names, classes, packages);
  const {events, images} = product;
  for (const event of events.events) {
    const fact = {since: events.since, ...event};
    [event.name, `${events.package}.${event.name}`].forEach((name) => classes.add(name, fact));
  }
  for (const image of images.images) {
    names.add(image.name, image);
    names.add(image.service, image);
    image.environment.forEach((name) => environment.add(name, image));
  }
  addPaths(product, paths);
  const byKind = {environment, class: classes, package: packages, name: names, image: names, path: paths, key: keys};
  for (const entry of product.identifiers.identifiers) {
    (entry.names ?? [entry.name]).forEach((name) => byKind[entry.kind].add(name, entry));
  }
  const imageTags = new Map<string, readonly string[]>();
  for (const {name, tag, olderTags = []} of images.images) {
    imageTags.set(name, [...(imageTags.get(name) ?? []), tag, ...olderTags]);
  }
  keys.map.forEach((facts, key) => facts.forEach((fact) => environment.add(relaxed(key), fact)));
  return {
    keys: keys.map,
    roots: new Set(
      [...keys.map.keys()].map((key) => key.split(/[.[]/)[0] ?? '').filter((root) => !frameworkRoots.has(root)),
    ),
    maps,
    environment: environment.map,
    classes: classes.map,
    packages: packages.map,
    names: names.map,
    imageTags,
    registry: images.registry,
    paths: paths.map,
  };
}

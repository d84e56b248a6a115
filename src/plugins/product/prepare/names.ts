/** Every name of the product with the versions that have it: the inventory that the build publishes as `names.json`. Pure. */
import type {Product} from '../schema';
import type {Ranged} from '../schema/common';
import {methods} from '../schema/openapi';
import {anchorOf} from './prepare-endpoints';
import {standing} from './select';
import type {ProductName} from '../views';

/** A name as a file of `product/` has it, perhaps with an end and a second entry that begins there. */
interface Entry extends Pick<ProductName, 'name' | 'kind' | 'of' | 'obsolete' | 'successor'> {
  range: Ranged;
  /** Page of the documentation and anchor; with a slash in front one outside of it, for all versions. */
  place?: string;
}

const apis = {openapi: 'controller', 'openapi-data-store': 'data store'} as const;

const endpoints = (product: Product): Entry[] =>
  (Object.keys(apis) as (keyof typeof apis)[]).flatMap((file) =>
    Object.entries(product[file].paths).flatMap(([path, item]) =>
      methods.flatMap((method): Entry[] => {
        const operation = item[method];
        const range = {since: operation?.['x-since'], until: operation?.['x-until']};
        const place = `reference/flow-rest-api#${anchorOf(method, path)}`;
        return operation
          ? [
              {
                name: `${method.toUpperCase()} ${path}`,
                kind: 'endpoint',
                of: apis[file],
                range,
                ...(file === 'openapi' && {place}),
              },
            ]
          : [];
      }),
    ),
  );

const workers = ({workers: {workers: list}}: Product): Entry[] =>
  list.flatMap((worker) => {
    const place = `reference/WorkerInfo#${worker.name.toLowerCase()}`;
    const parameters = (worker.parameters ?? []).map(({name}) => ({name, kind: 'parameter', place}));
    const statuses = (worker.exitStatuses ?? []).map((name) => ({name, kind: 'exit status', place}));
    return [
      {name: worker.name, kind: 'worker', range: worker, place},
      ...[...parameters, ...statuses].map((entry) => ({...entry, of: worker.name, range: worker})),
    ];
  });

/** All entries, in the order of the files. */
const entriesOf = (product: Product): Entry[] => [
  ...Object.values(product.properties).flatMap(({component, properties}) =>
    properties.map((entry) => ({
      name: entry.key,
      kind: 'key',
      of: component,
      range: entry,
      place: `/configuration#${component}.${entry.group}.${entry.key}`,
      ...(entry.successor !== undefined && {successor: entry.successor}),
    })),
  ),
  ...workers(product),
  ...endpoints(product),
  ...product.events.events.map((event) => ({
    name: `${product.events.package}.${event.name}`,
    kind: 'event',
    range: {since: product.events.since, ...event},
    place: `reference/event-bus#${event.name}`,
  })),
  ...product.images.images.map((image) => ({
    name: image.name,
    kind: 'image',
    range: image,
    place: `installation/docker-compose#${image.name}`,
  })),
  ...product['info-tags'].infoTags.map((tag) => ({name: tag.name, kind: 'info tag', range: tag})),
  ...product.glossary.terms.map((term) => ({
    name: term.term,
    kind: 'term',
    range: term,
    place: `help/#${term.id}`,
  })),
  ...product.identifiers.identifiers.flatMap((entry) =>
    (entry.names ?? [entry.name ?? '']).map((name) => ({
      name,
      kind: entry.kind,
      range: entry,
      ...(entry.obsolete && {obsolete: entry.obsolete}),
      ...(entry.successor !== undefined && {successor: entry.successor}),
    })),
  ),
];

/**
 * All names, A to Z, each of a kind once.
 *
 * @param order - All versions, oldest first.
 * @param docsPath - Path of the pages of a version, as `/docs/next`.
 */
export function productNames(
  product: Product,
  order: readonly string[],
  docsPath: (version: string) => string,
): ProductName[] {
  const found = new Map<string, Entry[]>();
  for (const entry of entriesOf(product)) {
    const id = JSON.stringify([entry.kind, entry.of, entry.name]);
    found.set(id, [...(found.get(id) ?? []), entry]);
  }
  const names = [...found.values()].map((entries): ProductName => {
    const {name, kind, of, obsolete} = entries[0]!;
    const known = (what: 'yes' | 'unconfirmed'): string[] =>
      order.filter((version) => entries.some(({range}) => standing(range, version, order) === what));
    const [versions, place] = [obsolete ? [] : known('yes'), entries.at(-1)!.place];
    const unconfirmed = known('unconfirmed').filter((version) => !versions.includes(version));
    const [newest] = (versions.length > 0 ? versions : unconfirmed).slice(-1);
    const successor = entries.at(-1)!.successor;
    return {
      name,
      kind,
      anchor: [kind, of, name].filter(Boolean).join('.').replaceAll(/\s+/g, '-'),
      ...(of !== undefined && {of}),
      versions,
      ...(unconfirmed.length > 0 && {unconfirmed}),
      ...(obsolete && {obsolete}),
      ...(successor !== undefined && {successor}),
      ...(place !== undefined &&
        newest !== undefined && {address: place.startsWith('/') ? place : `${docsPath(newest)}/${place}`}),
    };
  });
  return names.sort((a, b) => a.name.localeCompare(b.name, 'en') || a.kind.localeCompare(b.kind, 'en'));
}

/** The file for others: what it is, and all names. */
export const namesFile = (names: readonly ProductName[], order: readonly string[], base: string): string =>
  `${JSON.stringify({project: 'jadice flow', base, versions: order, names}, null, 1)}\n`;

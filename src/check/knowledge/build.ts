/** Takes from the product data what the checks need. Runs in the build and in the command, never in the browser. */
import type {DocsVersion} from '../../config/versions';
import type {Product} from '../../facts/schema';
import {keyPages} from '../../facts/prepare/entries';
import type {SchemaNode} from '../../facts/schema/openapi';
import {canonical} from '../model/names';
import type {Knowledge, KnownKey, Known} from './types';

/** Order in which a file is taken for one of a component: of two that know the same keys, the first. */
const order = ['controller', 'worker', 'data-store', 'client', 'ui', 'source-scanner'];

/** Root keys of Spring Boot and its libraries, which are never reported as unknown. */
const frameworks = ['spring', 'server', 'management', 'logging', 'debug', 'trace', 'info', 'springdoc', 'opentracing'];

/** A key as it is compared; the `[]` of lists stay. */
const idOf = (key: string): string =>
  key
    .split('.')
    .map((part) => canonical(part.replace('[]', '')) + (part.endsWith('[]') ? '[]' : ''))
    .join('.');

const range = ({since, until, unconfirmed}: Known): Known => ({
  ...(since !== undefined && {since}),
  ...(until !== undefined && {until}),
  ...(unconfirmed !== undefined && {unconfirmed}),
});

function knownKeys({properties}: Product): KnownKey[] {
  return order.flatMap((component) =>
    (properties[component]?.properties ?? []).map((property): KnownKey => {
      const {key, under = [], type, values} = property;
      const successor = property.deprecation?.replacement;
      return {
        component,
        key,
        ids: [key, ...under.map((parent) => `${parent}.${key}`)].map(idOf),
        type,
        ...(values && {values}),
        ...(successor && {successor}),
        ...range(property),
        page: keyPages[component]!,
      };
    }),
  );
}

/** Fields of a schema of the REST API, with the path of each. */
function fieldsOf(product: Product, node: SchemaNode | undefined, path: string): Knowledge['request'] {
  const schema = node && '$ref' in node ? product.openapi.components.schemas?.[node.$ref.split('/').at(-1)!] : node;
  if (!schema || '$ref' in schema) {
    return [];
  }
  const type = [schema.type].flat()[0]!;
  const own = path === '' ? [] : [{path, type, ...(schema.enum && {values: schema.enum})}];
  const below = Object.entries(schema.properties ?? {}).flatMap(([name, field]) =>
    fieldsOf(product, field, path === '' ? name : `${path}.${name}`),
  );
  return [...own, ...below, ...fieldsOf(product, schema.items, `${path}[]`)];
}

/**
 * The knowledge of all versions.
 *
 * @param versions - Versions of the site, newest first, with the name that the facts give them.
 */
export function buildKnowledge(
  product: Product,
  versions: readonly (Pick<DocsVersion, 'path' | 'isLast'> & {factName: string})[],
): Knowledge {
  return {
    versions: versions.map(({factName, path}) => ({name: factName, path})).reverse(),
    release: versions.find(({isLast}) => isLast)!.factName,
    components: order.map((name) => ({
      name,
      label: product.properties[name]?.label ?? name,
      file: product.properties[name]?.file ?? 'application.yaml',
    })),
    keys: knownKeys(product),
    frameworks,
    workers: product.workers.workers
      .filter(({kind}) => kind === 'definition')
      .map((worker) => ({
        name: worker.name,
        ...(worker.exitStatuses && {exitStatuses: worker.exitStatuses}),
        ...(worker.parameters && {
          parameters: worker.parameters.map(({name, type, values, fields}) => ({
            name,
            ...(type && {type}),
            ...(values && {values}),
            ...(fields && {
              fields: fields.map((field) => ({name: field.name, ...(field.values && {values: field.values})})),
            }),
          })),
        }),
        ...range(worker),
      })),
    infoTags: product['info-tags'].infoTags.map(({name}) => name),
    images: product.images.images.map((image) => ({
      name: image.name,
      tag: image.tag,
      service: image.service,
      containerPort: image.containerPort,
      hostPort: image.hostPort,
      mounts: image.mounts.map(({path}) => path),
      ...range(image),
    })),
    names: product.identifiers.identifiers
      .filter(({kind, obsolete}) => kind === 'environment' || obsolete)
      .flatMap((entry) =>
        (entry.names ?? [entry.name ?? '']).map((name) => ({
          name,
          kind: entry.kind,
          ...(entry.obsolete && {obsolete: entry.obsolete}),
          ...(entry.deprecation?.replacement && {successor: entry.deprecation.replacement}),
          ...range(entry),
        })),
      ),
    request: fieldsOf(product, {$ref: '#/components/schemas/JobRequest'}, ''),
  };
}

/** The files that editors fetch: schemas and metadata, one set for each version. Pure. */
import type {Product} from '../../facts/schema';
import type {Property} from '../../facts/schema/properties';
import {appliesTo} from '../../facts/prepare/select';
import {springMetadata} from './metadata';
import {described, suggested, type JsonSchema} from './node';
import {requestSchema} from './request';
import {settingsSchema, type Suggestions} from './settings';

/** Names of the schemas. */
export const schemaNames = ['application', 'workers', 'jobtemplates', 'job-request'] as const;
export type SchemaName = (typeof schemaNames)[number];

/** Where the build publishes a schema, below the base URL. */
export const schemaPath = (name: SchemaName, version: string): string => `schemas/${version}/${name}.json`;

const metadataPath = (version: string): string => `schemas/${version}/additional-spring-configuration-metadata.json`;

/** Order of the components: of two that have a key, the first describes it. */
const components = ['controller', 'worker', 'data-store', 'client', 'ui', 'source-scanner'];

const templates = 'jadice-flow.jobs.jobTemplates';
const definitions = 'jadice-flow.workers.workerDefinitions';

/** Fields without which an entry of a list does not work, by the path of the list. */
const required: Readonly<Record<string, string[]>> = {
  [templates]: ['jobName', 'stepTemplates', 'jobFlow'],
  [`${templates}[].stepTemplates`]: ['stepName', 'workerDefinitionName'],
  [`${templates}[].jobFlow`]: ['on', 'to'],
  [definitions]: ['workerName'],
};

/** Puts the names of required fields into the entries of lists. */
function require(root: JsonSchema): JsonSchema {
  for (const [path, names] of Object.entries(required)) {
    const block = path.split('.').reduce<JsonSchema | undefined>((schema, part) => {
      const child = schema?.properties?.[part.replace('[]', '')];
      return part.endsWith('[]') ? child?.items : child;
    }, root);
    if (block) {
      block.items = {...block.items, required: names};
    }
  }
  return root;
}

/** Known names for the values of keys. */
function suggestionsFor(
  {workers, 'info-tags': {infoTags}}: Product,
  version: string,
  order: readonly string[],
): Suggestions {
  const known = workers.workers.filter((worker) => worker.kind === 'definition' && appliesTo(worker, version, order));
  const parameters = [...new Set(known.flatMap((worker) => (worker.parameters ?? []).map(({name}) => name)))];
  return {
    [`${templates}[].stepTemplates[].workerDefinitionName`]: known.map(({name}) => name),
    [`${templates}[].stepTemplates[].parameters[].name`]: parameters,
    [`${templates}[].jobFlow[].on`]: ['*', 'COMPLETED', ...known.flatMap(({exitStatuses = []}) => exitStatuses)],
    [`${definitions}[].workerName`]: known.map(({name}) => name),
    [`${definitions}[].workerParameters[].name`]: parameters,
    [`${definitions}[].infoTags`]: infoTags.map(({name}) => name),
  };
}

/** A list of texts with some known values. Until here, the key of the list contains the suggestion. */
function listsOfNames(root: JsonSchema): JsonSchema {
  const entry = root.properties?.['jadice-flow']?.properties?.['workers']?.properties?.['workerDefinitions']?.items;
  const tags = entry?.properties?.['infoTags'];
  const names = tags?.anyOf?.[0]?.enum;
  if (tags && names) {
    delete tags.anyOf;
    Object.assign(tags, {type: ['array', 'string', 'null'], items: suggested(names.map(String))});
  }
  return root;
}

/**
 * The texts of all files.
 *
 * @param versions - Names of the versions, oldest first.
 * @param site - Address of the documentation, with a slash at its end; the `$id` of a schema is its address.
 * @returns path below the base URL to JSON
 */
export function schemaFiles(product: Product, versions: readonly string[], site: string): ReadonlyMap<string, string> {
  const all = components.flatMap((component) => product.properties[component]?.properties ?? []);
  const isFor =
    (prefix: string) =>
    ({key}: Property): boolean =>
      key.startsWith(prefix);
  const files = versions.flatMap((version): [string, object][] => {
    // Keeps removed entries with a note, and omits later ones.
    const order = [...versions];
    const known = all.filter(
      (property) =>
        appliesTo(property, version, order) ||
        (property.until !== undefined && order.indexOf(version) > order.indexOf(property.until)),
    );
    const suggestions = suggestionsFor(product, version, order);
    const settings = (properties: readonly Property[]): JsonSchema =>
      listsOfNames(require(settingsSchema(properties, version, order, suggestions)));
    const schemas: Record<SchemaName, JsonSchema> = {
      application: settings(known),
      workers: settings(known.filter(isFor('jadice-flow.workers.'))),
      jobtemplates: settings(known.filter(isFor('jadice-flow.jobs.'))),
      'job-request': requestSchema(product),
    };
    const head = (name: SchemaName): JsonSchema => ({
      $schema: 'http://json-schema.org/draft-07/schema#',
      $id: `${site}${schemaPath(name, version)}`,
      title: `${name}, jadice flow ${version}`,
      ...described('What is publicly known of this file. The list is not complete: other keys are possible.'),
    });
    return [
      // The words about the whole come last, and so take the place of those about a request.
      ...schemaNames.map((name): [string, object] => [schemaPath(name, version), {...schemas[name], ...head(name)}]),
      [
        metadataPath(version),
        springMetadata(
          all.filter((property) => known.includes(property)),
          version,
          order,
        ),
      ],
    ];
  });
  return new Map(files.map(([name, schema]) => [name, `${JSON.stringify(schema, null, 2)}\n`]));
}

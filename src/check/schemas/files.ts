/** The JSON Schemas for editors, one set per version. Pure. */
import type {Product} from '../../facts/schema';
import {appliesTo, inVersion, isAfter, type VersionContext} from '../../facts/prepare/select';
import {componentOrder} from '../knowledge/knowledge';
import {described, type JsonSchema} from './node';
import {requestSchema} from './request';
import {settingsSchema, type Suggestions} from './settings';

/** Names of the schemas. */
export const schemaNames = ['application', 'workers', 'jobtemplates', 'job-request'] as const;
export type SchemaName = (typeof schemaNames)[number];

/** Where the build publishes a schema, below the base URL. */
export const schemaPath = (name: SchemaName, version: string): string => `schemas/${version}/${name}.json`;

const templates = 'jadice-flow.jobs.jobTemplates';
const definitions = 'jadice-flow.workers.workerDefinitions';

/** Known names for the values of keys. */
function suggestionsFor({workers, 'info-tags': {infoTags}}: Product, context: VersionContext): Suggestions {
  const known = inVersion(workers.workers, context).filter(({kind}) => kind === 'definition');
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

/**
 * Content of all files.
 *
 * @param versions - Names of the versions, oldest first.
 * @param site - Address of the documentation, with a slash at its end, for the `$id` of schemas.
 * @returns path below the base URL to JSON
 */
export function schemaFiles(product: Product, versions: readonly string[], site: string): ReadonlyMap<string, string> {
  const all = componentOrder.flatMap((component) => product.properties[component]?.properties ?? []);
  const files = versions.flatMap((version): [string, object][] => {
    const context = {version, order: versions};
    // Keeps removed entries with a note, and omits later ones.
    const known = all.filter((property) => appliesTo(property, version, versions) || isAfter(property, context));
    const suggestions = suggestionsFor(product, context);
    const settings = (prefix = ''): JsonSchema =>
      settingsSchema(
        known.filter(({key}) => key.startsWith(prefix)),
        context,
        suggestions,
      );
    const schemas: Record<SchemaName, JsonSchema> = {
      application: settings(),
      workers: settings('jadice-flow.workers.'),
      jobtemplates: settings('jadice-flow.jobs.'),
      'job-request': requestSchema(product),
    };
    const head = (name: SchemaName): JsonSchema => ({
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      $id: `${site}${schemaPath(name, version)}`,
      title: `${name}, jadice flow ${version}`,
      ...described('What is publicly known of this file. The list is not complete: other keys are possible.'),
    });
    // The description of the whole schema comes last, so it replaces that of a request.
    return schemaNames.map((name): [string, object] => [schemaPath(name, version), {...schemas[name], ...head(name)}]);
  });
  return new Map(files.map(([name, schema]) => [name, `${JSON.stringify(schema, null, 2)}\n`]));
}

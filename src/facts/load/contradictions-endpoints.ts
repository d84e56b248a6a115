/** Checks of the OpenAPI files that no schema of one entry can do: versions, sources, tags and references. Pure. */
import {rangeProblems, referenceProblems, sourceProblems} from './problems';
import type {Product} from '../schema';
import {apiNames} from '../publish/openapi-files';
import {
  callsOf,
  mediaTypes,
  type Call,
  type OpenApiFile,
  type Operation,
  type PathItem,
  type SchemaNode,
} from '../schema/openapi';

/** Names of the schemas that a schema, or one inside it, refers to. */
function referencesIn(node: SchemaNode): string[] {
  if ('$ref' in node) {
    return [node.$ref.replace('#/components/schemas/', '')];
  }
  return [...(node.items ? [node.items] : []), ...Object.values(node.properties ?? {})].flatMap(referencesIn);
}

/** The way by which a schema leads back to one that it came from, or undefined; a page could not list its fields. */
function circleIn(api: OpenApiFile, name: string, way: readonly string[] = []): string[] | undefined {
  if (way.includes(name)) {
    return [...way.slice(way.indexOf(name)), name];
  }
  const schema = api.components.schemas?.[name];
  return (schema ? referencesIn(schema) : [])
    .map((next) => circleIn(api, next, [...way, name]))
    .find((circle) => circle !== undefined);
}

/** Schema references that lead nowhere. */
function schemaProblems(at: string, schema: SchemaNode, api: OpenApiFile): string[] {
  const known = Object.keys(api.components.schemas ?? {});
  return referenceProblems(`${at}: schema`, referencesIn(schema), known, 'components > schemas');
}

/** Parameters and sources that an operation inherits from its path. */
function sharedProblems(at: string, item: PathItem | Operation, api: OpenApiFile, product: Product): string[] {
  const known = Object.keys(api.components.parameters);
  const names = item.parameters?.map(({$ref}) => $ref.replace('#/components/parameters/', ''));
  return [
    ...referenceProblems(`${at}: parameter`, names, known, 'components > parameters'),
    ...sourceProblems(`${at}: x-source`, item['x-source'] ?? [], product),
  ];
}

function operationProblems(
  at: string,
  {operation, range}: Call,
  api: OpenApiFile,
  product: Product,
  versions: readonly string[],
): string[] {
  const tags = api.tags.map(({name}) => name);
  const bodies = [
    {part: 'requestBody', content: operation.requestBody?.content},
    ...Object.entries(operation.responses).map(([status, {content}]) => ({part: `responses > ${status}`, content})),
  ];
  return [
    ...rangeProblems(at, range, versions),
    ...referenceProblems(`${at}: tags`, operation.tags, tags, 'tags'),
    ...sharedProblems(at, operation, api, product),
    ...bodies.flatMap(({part, content}) =>
      mediaTypes.flatMap((type) => {
        const media = content?.[type];
        return media ? schemaProblems(`${at} > ${part} > ${type}`, media.schema, api) : [];
      }),
    ),
  ];
}

function fileProblems(file: string, api: OpenApiFile, product: Product, versions: readonly string[]): string[] {
  const {parameters, schemas = {}} = api.components;
  return [
    ...Object.entries(api.paths).flatMap(([address, item]) => {
      const at = `${file}: paths > ${address}`;
      return [
        ...sharedProblems(at, item, api, product),
        ...callsOf(item).flatMap((call) => operationProblems(`${at} > ${call.method}`, call, api, product, versions)),
      ];
    }),
    ...Object.entries(parameters).flatMap(([name, {schema}]) =>
      schemaProblems(`${file}: components > parameters > ${name}`, schema, api),
    ),
    ...Object.entries(schemas).flatMap(([name, schema]) => {
      const at = `${file}: components > schemas > ${name}`;
      const circle = circleIn(api, name);
      return [
        ...schemaProblems(at, schema, api),
        ...(circle?.[0] === name
          ? [`${at}: leads back to itself (${circle.join(' > ')}); expected fields that come to an end`]
          : []),
      ];
    }),
  ];
}

/** Problems of both OpenAPI files, one message each. */
export const endpointProblems = (product: Product, versions: readonly string[]): string[] =>
  apiNames.flatMap((name) => fileProblems(`product/${name}.yaml`, product[name], product, versions));

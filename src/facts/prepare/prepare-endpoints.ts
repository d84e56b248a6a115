/** Converts an OpenAPI file to the data of `<EndpointList>`. Pure. */
import {
  callsOf,
  mediaTypes,
  type OpenApiFile,
  type Operation,
  type Parameter,
  type SchemaNode,
  type SchemaObject,
} from '../schema/openapi';
import {appliesTo, type Edition} from './select';
import type {BodyData, EndpointData, EndpointListData, FieldRow} from '../viewTypes';

/**
 * Resolves a reference within the file, which `findContradictions` has validated.
 *
 * @throws Error with the reference if its target does not exist.
 */
function resolve(api: OpenApiFile, node: SchemaNode): SchemaObject {
  if (!('$ref' in node)) {
    return node;
  }
  const target = api.components.schemas?.[node.$ref.replace('#/components/schemas/', '')];
  if (target === undefined) {
    throw new Error(`OpenAPI of ${api.info.title}: ${node.$ref} leads nowhere; add it below components`);
  }
  return resolve(api, target);
}

const typeOf = (schema: SchemaObject): string => [schema.type].flat().join(' or ');

/** Fields of a schema, including those of nested objects, in reading order. */
function fieldsOf(api: OpenApiFile, node: SchemaNode, path = ''): FieldRow[] {
  const schema = resolve(api, node);
  if (schema.items !== undefined) {
    return fieldsOf(api, schema.items, `${path}[]`);
  }
  return Object.entries(schema.properties ?? {}).flatMap(([name, child]): FieldRow[] => {
    const field = resolve(api, child);
    const fieldPath = path === '' ? name : `${path}.${name}`;
    return [
      {
        path: fieldPath,
        type: field.enum ? field.enum.join(' or ') : typeOf(field),
        required: schema.required?.includes(name) || undefined,
        example: JSON.stringify(field.examples?.[0]),
        description: field.description ?? '',
      },
      ...fieldsOf(api, field, fieldPath),
    ];
  });
}

function parameterRow(api: OpenApiFile, parameter: Parameter): FieldRow {
  return {
    path: parameter.name,
    type: typeOf(resolve(api, parameter.schema)),
    required: parameter.required,
    example: JSON.stringify(parameter.example),
    description: parameter.description,
  };
}

type Content = NonNullable<Operation['requestBody']>['content'];

/**
 * The part of a body that a page shows.
 *
 * @param shown - Schemas that the list already contains. Their fields are not repeated.
 */
function body(api: OpenApiFile, content: Content | undefined, shown: Set<string>): BodyData {
  const media = mediaTypes.map((type) => content?.[type]).filter((one) => one !== undefined);
  const example = media.find((one) => one.example !== undefined)?.example;
  const fields = media.flatMap(({schema}) => {
    const name = '$ref' in schema ? schema.$ref : '';
    const isNew = name === '' || !shown.has(name);
    shown.add(name);
    return isNew ? fieldsOf(api, schema) : [];
  });
  return {fields, example: JSON.stringify(example, null, 2)};
}

const sampleBodies = {'multipart/form-data': 'form', 'application/json': 'json', '*/*': 'bytes'} as const;

/** Non-text data that programs send and receive. */
function sampleOf({requestBody, responses}: Operation): Pick<EndpointData, 'sends' | 'getsBytes'> {
  const types = Object.keys(sampleBodies) as (keyof typeof sampleBodies)[];
  const sent = types.find((type) => requestBody?.content[type] !== undefined);
  return {
    sends: sent && sampleBodies[sent],
    getsBytes: Object.values(responses).some(({content}) => content?.['*/*'] !== undefined) || undefined,
  };
}

/** A request with its own description lists its fields there, for example those of another call. */
function requestOf(
  api: OpenApiFile,
  {description, content}: NonNullable<Operation['requestBody']>,
): EndpointData['request'] {
  const {fields, ...example} = body(api, content, new Set());
  return description === undefined ? {fields, ...example} : {description, fields: [], ...example};
}

/** Fragment of an endpoint in its list: `post-job-create`. */
export const anchorOf = (method: string, path: string): string =>
  `${method}${path}`
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/-+$/, '');

/**
 * Endpoints of a version, of all groups (tags) or of one.
 *
 * @param file - Where the build publishes `api` for the version, below the base URL.
 */
export function endpointList(
  api: OpenApiFile,
  group: string | undefined,
  edition: Edition,
  file: string,
): EndpointListData {
  const answered = new Set<string>();
  const endpoints = Object.entries(api.paths).flatMap(([path, item]): EndpointData[] => {
    const calls = callsOf(item);
    if (calls.length === 0) {
      const bare = {anchor: anchorOf('path', path), path, summary: item.summary ?? '', parameters: [], answers: []};
      // Paths without methods have no tag and belong to the first group.
      return group === undefined || group === api.tags[0]?.name ? [bare] : [];
    }
    return calls
      .filter(({operation}) => group === undefined || operation.tags.includes(group))
      .filter(({range}) => appliesTo(range, edition.version, edition.order))
      .map(({method, operation}) => ({
        anchor: anchorOf(method, path),
        method: method.toUpperCase(),
        path,
        summary: operation.summary,
        description: operation.description,
        parameters: [...(item.parameters ?? []), ...(operation.parameters ?? [])].flatMap(({$ref}) => {
          const parameter = api.components.parameters[$ref.replace('#/components/parameters/', '')];
          return parameter ? [parameterRow(api, parameter)] : [];
        }),
        request: operation.requestBody && requestOf(api, operation.requestBody),
        ...sampleOf(operation),
        answers: Object.entries(operation.responses).map(([status, answer]) => ({
          status,
          description: answer.description,
          ...body(api, answer.content, answered),
        })),
      }));
  });
  const needsLogin = api.security.every((scheme) => Object.keys(scheme).length > 0);
  return {endpoints, needsLogin, file};
}

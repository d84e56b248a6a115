/** Converts an OpenAPI file to the data of `<EndpointList>`. */
import {
  callsOf,
  mediaTypes,
  type Call,
  type OpenApiFile,
  type Operation,
  type PathItem,
  type SchemaNode,
  type SchemaObject,
} from '../schema/openapi';
import {appliesTo, type VersionContext} from './select';

interface Field {
  /** Path such as `items[].parts[].url`. */
  path: string;
  type: string;
  /** Whether a call requires it: a public text says so, or all published samples have it. Missing if undocumented. */
  required?: boolean | 'samples' | undefined;
  example?: string | undefined;
  description: string;
}

/** Resolves a reference within the file, which `findContradictions` has validated. */
export const resolve = (api: OpenApiFile, node: SchemaNode): SchemaObject =>
  '$ref' in node ? resolve(api, api.components.schemas![node.$ref.replace('#/components/schemas/', '')]!) : node;

const typeOf = ({type, format}: SchemaObject): string =>
  [[type].flat().join(' or '), ...(format === undefined ? [] : [format])].join(', ');

/** Fields of a schema, including those of nested objects, in reading order. */
function fieldsOf(api: OpenApiFile, node: SchemaNode, path = ''): Field[] {
  const schema = resolve(api, node);
  if (schema.items !== undefined) {
    return fieldsOf(api, schema.items, `${path}[]`);
  }
  return Object.entries(schema.properties ?? {}).flatMap(([name, child]) => {
    const field = resolve(api, child);
    const fieldPath = path === '' ? name : `${path}.${name}`;
    return [
      {
        path: fieldPath,
        type: field.enum ? field.enum.join(' or ') : typeOf(field),
        required: schema['x-required-by-samples']?.includes(name)
          ? 'samples'
          : schema.required?.includes(name) || undefined,
        example: JSON.stringify(field.examples?.[0]),
        description: child.description ?? field.description ?? '',
      },
      ...('$ref' in child && child.description !== undefined ? [] : fieldsOf(api, field, fieldPath)),
    ];
  });
}

function parameterOf(api: OpenApiFile, reference: string): Field {
  const {name, schema, required, example, description} =
    api.components.parameters[reference.replace('#/components/parameters/', '')]!;
  return {path: name, type: typeOf(resolve(api, schema)), required, example: JSON.stringify(example), description};
}

type Content = NonNullable<Operation['requestBody']>['content'];

/**
 * What a page shows of a body: each media type with its fields, and an example.
 *
 * @param shown - Schemas that the list already contains. Their fields are not repeated.
 */
function bodies(api: OpenApiFile, content: Content | undefined, shown: Set<string>) {
  return mediaTypes.flatMap((mediaType) => {
    const {schema, example, examples} = content?.[mediaType] ?? {};
    if (!schema) {
      return [];
    }
    const name = '$ref' in schema ? schema.$ref : '';
    const isNew = name === '' || !shown.has(name);
    shown.add(name);
    return {
      mediaType: mediaType === '*/*' ? 'any media type' : mediaType,
      fields: isNew ? fieldsOf(api, schema) : [],
      notPublic: isNew ? resolve(api, schema)['x-not-public'] : undefined,
      example: JSON.stringify(example ?? examples?.mockServer.value, null, 2),
      /** The example is only that of the mock server. */
      isMock: examples !== undefined || undefined,
    };
  });
}

/** A request with its own description lists its fields there, for example those of another call. */
function requestOf(api: OpenApiFile, {description, content}: NonNullable<Operation['requestBody']>) {
  const all = bodies(api, content, new Set());
  return {description, bodies: description === undefined ? all : all.map((one) => ({...one, fields: []}))};
}

const sampleBodies = {'multipart/form-data': 'form', 'application/json': 'json', '*/*': 'bytes'} as const;

const isError = ({status}: {status: string}): boolean => /^[45]/.test(status);

/** Errors that every call has, with the text of most. */
function sharedErrors(endpoints: readonly ReturnType<typeof endpointOf>[]) {
  const calls = endpoints.filter(({method}) => method !== undefined).map(({answers}) => answers.filter(isError));
  return (calls[0] ?? []).filter(({status, description}) => {
    const same = calls.flatMap((errors) => errors.filter((error) => error.status === status));
    const equal = same.filter((error) => error.description === description);
    return same.length === calls.length && equal.length > calls.length / 2;
  });
}

/** Fragment of an endpoint in its list: `post-job-create`. */
export const anchorOf = (method: string, path: string): string =>
  `${method}${path}`
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/-+$/, '');

/** A call of a path, or the path itself if its methods are not public. */
function endpointOf(api: OpenApiFile, path: string, item: PathItem, call: Call | undefined, shown: Set<string>) {
  const {method, operation} = call ?? {};
  const {requestBody, responses = {}, parameters = []} = operation ?? {};
  const sent = mediaTypes.find((type) => requestBody?.content[type] !== undefined);
  return {
    anchor: anchorOf(method ?? 'path', path),
    /** In upper case. */
    method: method?.toUpperCase(),
    path,
    summary: operation?.summary ?? item.summary ?? '',
    description: operation?.description,
    parameters: [...(item.parameters ?? []), ...parameters].map(({$ref}) => parameterOf(api, $ref)),
    request: requestBody && requestOf(api, requestBody),
    /** Request body of the sample call. */
    sends: sent && sampleBodies[sent],
    /** Whether the response is the content of a file. */
    getsBytes: Object.values(responses).some(({content}) => content?.['*/*'] !== undefined) || undefined,
    /** Errors have the same body, so only their description is shown. */
    answers: Object.entries(responses).map(([status, {description, content}]) => ({
      status,
      description,
      ...(isError({status}) ? undefined : bodies(api, content, shown)[0]),
    })),
  };
}

/**
 * Endpoints of a version, of all groups (tags) or of one.
 *
 * @param file - Where the build publishes `api` for the version, below the base URL.
 */
export function endpointList(
  api: OpenApiFile,
  group: string | undefined,
  {version, order}: VersionContext,
  file: string,
) {
  const shown = new Set<string>();
  const endpoints = Object.entries(api.paths).flatMap(([path, item]) => {
    const calls = callsOf(item);
    // Paths without methods have no tag and belong to the first group.
    const listed = calls.length > 0 ? calls : [undefined];
    return listed
      .filter((call) => group === undefined || (call?.operation.tags[0] ?? api.tags[0]?.name) === group)
      .filter((call) => !call || appliesTo(call.range, version, order))
      .map((call) => endpointOf(api, path, item, call, shown));
  });
  const errors = sharedErrors(endpoints);
  const isShared = (answer: (typeof errors)[number]): boolean =>
    errors.some(({status, description}) => status === answer.status && description === answer.description);
  const {schemas = {}} = api.components;
  /** Whether each call requires a user name and password, as in the data store. */
  const needsLogin = api.security.every((scheme) => Object.keys(scheme).length > 0);
  return {
    endpoints: endpoints.map((one) => ({...one, answers: one.answers.filter((answer) => !isShared(answer))})),
    /** Errors of every call, unless it has a text of its own. */
    errors,
    errorBody: schemas['Error'] && {
      description: resolve(api, schemas['Error']).description,
      fields: fieldsOf(api, schemas['Error']),
    },
    needsLogin,
    file,
  };
}

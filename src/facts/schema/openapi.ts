/** The part of OpenAPI 3.1 that product/openapi*.yaml uses. Other keywords are errors until they are added here. */
import * as z from 'zod';
import {prose, sources, versionRange, type Ranged} from './common';

/** A reference can have a description of its own, which replaces that of the fields behind it. */
const reference = z.strictObject({
  $ref: z.string().startsWith('#/components/', {error: 'point to #/components/...'}),
  description: prose.optional(),
});

/** Keywords that src/mock/validate.ts checks, and descriptions. */
const schemaFields = z.strictObject({
  type: z.union([z.string(), z.array(z.string())]),
  format: z.enum(['uri', 'int64', 'date-time', 'binary']).optional(),
  contentMediaType: z.string().optional(),
  pattern: z.string().optional(),
  minLength: z.int().optional(),
  minItems: z.int().optional(),
  description: prose.optional(),
  enum: z.array(z.string()).optional(),
  examples: z.array(z.unknown()).optional(),
  additionalProperties: z.boolean().optional(),
  required: z.array(z.string()).optional(),
  not: z.strictObject({anyOf: z.array(z.strictObject({required: z.array(z.string()).length(1)}))}).optional(),
  /** Those of `required` that no public text calls required, but all published samples have. */
  'x-required-by-samples': z.array(z.string()).optional(),
  /** Why the fields are only an example. */
  'x-not-public': prose.optional(),
});

/** A schema object with its nested fields, or a reference to one. */
export interface SchemaObject extends z.infer<typeof schemaFields> {
  items?: SchemaNode | undefined;
  properties?: Record<string, SchemaNode> | undefined;
}
export type SchemaNode = SchemaObject | z.infer<typeof reference>;

const schemaNode: z.ZodType<SchemaNode> = z.lazy(() =>
  z.union([
    reference,
    schemaFields.extend({
      items: schemaNode.optional(),
      properties: z.record(z.string(), schemaNode).optional(),
    }),
  ]),
);

const media = z.strictObject({
  schema: schemaNode,
  /** From a published sample. */
  example: z.unknown().optional(),
  /** Only of the mock server, if no sample is published. */
  examples: z.strictObject({mockServer: z.strictObject({summary: z.string(), value: z.unknown()})}).optional(),
  encoding: z.record(z.string(), z.strictObject({contentType: z.string()})).optional(),
});

/** Media types of a body, with files first; the last one is for the bytes of a file. */
export const mediaTypes = ['multipart/form-data', 'application/json', '*/*'] as const;

const content = z
  .strictObject({
    'multipart/form-data': media.optional(),
    'application/json': media.optional(),
    '*/*': media.optional(),
  })
  .refine((types) => Object.keys(types).length > 0, {error: `give one of ${mediaTypes.join(', ')}`});

const parameter = z.strictObject({
  name: z.string().min(1),
  in: z.enum(['path', 'query', 'header']),
  required: z.boolean(),
  description: prose,
  schema: schemaNode,
  example: z.unknown().optional(),
});

const operation = z.strictObject({
  operationId: z.string().regex(/^[a-z][A-Za-z]+$/, {error: 'write it in camelCase, such as "createJob"'}),
  tags: z.array(z.string()).length(1, {error: 'give exactly one tag: it is the group of <EndpointList>'}),
  summary: prose,
  description: prose.optional(),
  parameters: z.array(reference).optional(),
  requestBody: z.strictObject({required: z.boolean(), description: prose.optional(), content}).optional(),
  responses: z.record(z.string(), z.strictObject({description: prose, content: content.optional()})),
  'x-since': versionRange.since,
  'x-until': versionRange.until,
  'x-source': sources,
});

const pathItem = z.strictObject({
  summary: prose.optional(),
  parameters: z.array(reference).optional(),
  get: operation.optional(),
  post: operation.optional(),
  put: operation.optional(),
  delete: operation.optional(),
  'x-source': sources.optional(),
});

export const openApiFile = z.strictObject({
  openapi: z.literal('3.1.0'),
  info: z.strictObject({title: z.string(), version: z.string(), summary: prose, description: prose}),
  servers: z.array(z.strictObject({url: z.string(), description: prose})),
  tags: z.array(z.strictObject({name: z.string(), description: prose})).min(1),
  security: z.array(z.record(z.string(), z.array(z.string()))),
  paths: z.record(z.string().startsWith('/', {error: 'a path starts with /'}), pathItem),
  components: z.strictObject({
    securitySchemes: z.record(z.string(), z.strictObject({type: z.string(), scheme: z.string(), description: prose})),
    parameters: z.record(z.string(), parameter),
    schemas: z.record(z.string(), schemaNode).optional(),
  }),
});

/** HTTP methods in the order of the list on a page. */
export const methods = ['get', 'post', 'put', 'delete'] as const;

export type OpenApiFile = z.infer<typeof openApiFile>;
export type Operation = z.infer<typeof operation>;
export type PathItem = z.infer<typeof pathItem>;

/** An operation of a path, with its method and the versions that have it. */
export interface Call {
  method: (typeof methods)[number];
  operation: Operation;
  range: Ranged;
}

/** The operations of a path, in the order of the list on a page. */
export const callsOf = (item: PathItem): Call[] =>
  methods.flatMap((method) => {
    const operation = item[method];
    return operation ? [{method, operation, range: {since: operation['x-since'], until: operation['x-until']}}] : [];
  });

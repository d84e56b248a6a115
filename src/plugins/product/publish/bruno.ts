/** A collection for the API client Bruno: one plain text file per call that holds for a version. Pure. */
import type {Product} from '../schema';
import {methods, type OpenApiFile, type Operation, type Parameter} from '../schema/openapi';
import {appliesTo} from '../prepare/select';

/** Where the build publishes the collection, below the base URL. */
export const collectionPath = (version: string): string => `openapi/${version}/${collectionName(version)}.tar.gz`;

/** Folder of the collection in its archive. */
export const collectionName = (version: string): string => `flow-bruno-${version}`;

/** How the collection calls an API. */
interface Target {
  folder: string;
  /** Variable with the address, and its value in the demo stack. */
  variable: string;
  address: string;
  /** Mode of Bruno, and the block that belongs to it. */
  auth: readonly [mode: string, block: string];
}

const targets: Readonly<Record<'openapi' | 'openapi-data-store', Target>> = {
  openapi: {
    folder: 'Controller',
    variable: 'controllerUrl',
    address: 'http://localhost:8080',
    auth: ['inherit', ''],
  },
  'openapi-data-store': {
    folder: 'Data store',
    variable: 'dataStoreUrl',
    address: 'http://localhost:8085',
    auth: ['basic', 'auth:basic {\n  username: {{eurekaUsername}}\n  password: {{eurekaPassword}}\n}\n'],
  },
};

/** What later calls need of an answer: operation to variable and expression. */
const kept: Readonly<Record<string, string>> = {
  createJob: 'jobId: res.body.jobExecutionID',
  createDocument: 'documentID: res.body.documentId',
};

interface Call {
  method: string;
  path: string;
  operation: Operation;
  parameters: readonly Parameter[];
}

/** The calls of an API that a version has, in the order of its file. */
function callsOf(api: OpenApiFile, version: string, order: readonly string[]): Call[] {
  return Object.entries(api.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      if (!operation || !appliesTo({since: operation['x-since'], until: operation['x-until']}, version, order)) {
        return [];
      }
      const names = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map(({$ref}) =>
        $ref.split('/').pop(),
      );
      const parameters = names.flatMap((name) => api.components.parameters[name ?? ''] ?? []);
      return [{method, path, operation, parameters}];
    }),
  );
}

const indent = (text: string): string => text.replace(/^(?=.)/gm, '  ');
const block = (name: string, text: string): string => `${name} {\n${indent(text.trimEnd())}\n}\n`;

/** Mode and block of a request body. */
function bodyOf({requestBody}: Operation): readonly [mode: string, block: string] {
  const {'application/json': json, 'multipart/form-data': form} = requestBody?.content ?? {};
  if (form) {
    return [
      'multipartForm',
      block('body:multipart-form', '__DOC: {} @contentType(application/json)\ncontent: @file(change-me.png)'),
    ];
  }
  return json ? ['json', block('body:json', JSON.stringify(json.example ?? {}, null, 2))] : ['none', ''];
}

/** The text of one call. */
function requestText({method, path, operation, parameters}: Call, target: Target, seq: number): string {
  const [body, bodyBlock] = bodyOf(operation);
  const [auth, authBlock] = target.auth;
  const where = (place: string): Parameter[] => parameters.filter((one) => one.in === place);
  const url = `{{${target.variable}}}${path.replace(/\{(\w+)\}/g, ':$1')}`;
  const inPath = where('path').map(({name}) => `${name}: {{${name}}}`);
  // A tilde switches a line off.
  const inQuery = where('query').map(({name, required}) => `${required ? '' : '~'}${name}: `);
  return [
    block('meta', `name: ${operation.summary}\ntype: http\nseq: ${seq}`),
    block(method, `url: ${url}\nbody: ${body}\nauth: ${auth}`),
    ...(inQuery.length === 0 ? [] : [block('params:query', inQuery.join('\n'))]),
    ...(inPath.length === 0 ? [] : [block('params:path', inPath.join('\n'))]),
    ...[authBlock, bodyBlock].filter((text) => text !== ''),
    ...(kept[operation.operationId] === undefined
      ? []
      : [block('vars:post-response', kept[operation.operationId] ?? '')]),
    ...(operation.description === undefined ? [] : [block('docs', operation.description)]),
  ].join('\n');
}

/**
 * The files of the collection of a version.
 *
 * @param order - All versions, oldest first.
 * @returns path in the collection to text
 */
export function brunoFiles(product: Product, version: string, order: readonly string[]): ReadonlyMap<string, string> {
  const apis = (['openapi', 'openapi-data-store'] as const).map((name) => ({
    target: targets[name],
    calls: callsOf(product[name], version, order),
  }));
  const ids = [...new Set(apis.flatMap(({calls}) => calls.flatMap(({parameters}) => parameters)))]
    .filter((one) => one.in === 'path')
    .map(({name}) => `${name}: change-me`);
  const variables = [
    ...apis.map(({target}) => `${target.variable}: ${target.address}`),
    'eurekaUsername: user',
    ...new Set(ids),
  ];
  return new Map([
    ['bruno.json', `${JSON.stringify({version: '1', name: `jadice flow ${version}`, type: 'collection'}, null, 2)}\n`],
    [
      'collection.bru',
      [
        block('auth', 'mode: none'),
        block(
          'docs',
          `What is publicly known of the REST APIs, for jadice flow ${version}. Choose the environment "demo stack", and enter addresses and\n` +
            'password there. If your controller asks for a sign-in, choose it under Auth of the collection.',
        ),
      ].join('\n'),
    ],
    ['environments/demo stack.bru', `${block('vars', variables.join('\n'))}vars:secret [\n  eurekaPassword\n]\n`],
    ...apis.flatMap(({target, calls}) =>
      calls.map(
        (call, index) =>
          [`${target.folder}/${call.operation.operationId}.bru`, requestText(call, target, index + 1)] as const,
      ),
    ),
  ]);
}

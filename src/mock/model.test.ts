/** Requests and answers, judged by all that is made from the description of the APIs. */
import Ajv2020, {type ValidateFunction} from 'ajv/dist/2020';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {startMockServer, stopMockServers, login, upload, type Addresses} from '../../tests/samples/support/mockServer';
import {check} from '../check/check';
import {knowledge} from '../check/loaded.test-support';
import {schemaFiles, schemaPath} from '../check/schemas/files';
import {product} from '../facts/loaded.test-support';
import {openApiFiles, openApiPath} from '../facts/publish/openapi-files';
import {callsOf, type OpenApiFile} from '../facts/schema/openapi';
import {factVersions} from '../facts/versions';

const published = openApiFiles(product, factVersions);
const apis = {
  controller: parse(published.get(openApiPath('openapi', '1.9.0'))!) as OpenApiFile,
  store: parse(published.get(openApiPath('openapi-data-store', '1.9.0'))!) as OpenApiFile,
};
const uri = (text: string): boolean => URL.canParse(text);
const ajv = new Ajv2020({strict: false, formats: {uri, int64: true, 'date-time': true, binary: true}});
ajv.addSchema(apis.controller, 'controller').addSchema(apis.store, 'store');
const described = (api: keyof typeof apis, pointer: string): ValidateFunction =>
  ajv.getSchema(`${api}#${pointer}`) ?? ajv.compile({$ref: `${api}#${pointer}`});

let addresses: Addresses;
beforeAll(async () => (addresses = await startMockServer({MOCK_TEMPLATES: 'ocr text'})));
afterAll(stopMockServers);

const json = {'Content-Type': 'application/json'};

/** A job request with another value at a place of it, or without the place. */
function changed(place: string, value?: unknown): object {
  const request = {
    jobTemplateName: 'ocr',
    priority: 0,
    items: [
      {
        parts: [{url: 'https://store.example.com/1', filename: 'a.png', type: 'BASE_PART', mimeType: 'image/png'}],
        processingProperties: {},
      },
    ],
  };
  const names = place.split('.');
  const last = names.pop()!;
  const holder = names.reduce<unknown>((at, name) => (at as Record<string, unknown>)[name], request);
  if (value === undefined) {
    delete (holder as Record<string, unknown>)[last];
  } else {
    (holder as Record<string, unknown>)[last] = value;
  }
  return request;
}

const part = 'items.0.parts.0';
const places = ['jobTemplateName', 'priority', 'items', 'items.0', 'items.0.parts', 'items.0.processingProperties'];
const addressCases = ['https://store.example.com/ä', 'https:\\\\store\\1', 'https://store.example.com/a|b'].map(
  (value) => ({
    place: `${part}.url`,
    value,
    request: changed(`${part}.url`, value),
  }),
);
const cases = [...places, part, ...['url', 'filename', 'type', 'mimeType'].map((name) => `${part}.${name}`)]
  .flatMap((place) => [
    ...[5, 1.5, true, 'text', '', null, {}, []].map((value) => ({place, value, request: changed(place, value)})),
    ...(/\.0$/.test(place) ? [] : [{place, value: 'missing', request: changed(place)}]),
    {place, value: 'with an unknown field', request: changed(`unknown-${place.replaceAll('.', '-')}`, 1)},
  ])
  .concat(addressCases);

describe('a job request', () => {
  const schema = new Ajv2020().compile(
    JSON.parse(
      schemaFiles(product, factVersions, 'https://docs.example.com/').get(schemaPath('job-request', '1.9.0'))!,
    ) as object,
  );
  const judges = {
    openApi: described('controller', '/components/schemas/JobRequest'),
    schema,
    check: (request: unknown): boolean => {
      const files = [{name: 'job-request.json', text: JSON.stringify(request)}];
      const {findings} = check(files, {version: '1.9.0'}, knowledge);
      return !findings.some(({code, certainty}) => /^request-|^part-type$/.test(code) && certainty !== 'not-public');
    },
  };

  it('is valid or not for all: the OpenAPI file, the JSON Schema, the file check and the mock server', async () => {
    const verdicts = await Promise.all(
      cases.map(async ({place, value, request}) => {
        const own = Object.values(judges).map((judge) => judge(request));
        const body = JSON.stringify(request);
        const {status} = await fetch(`${addresses.controller}/job/create`, {method: 'POST', headers: json, body});
        expect([200, 400]).toContain(status);
        return `${place} = ${JSON.stringify(value)}: ${[...own, status === 200].join(' ')}`;
      }),
    );
    expect(verdicts.filter((verdict) => /true.*false|false.*true/.test(verdict.replace(/.*: /, '')))).toEqual([]);
    expect(verdicts.length).toBeGreaterThanOrEqual(100);
    expect(verdicts.filter((verdict) => verdict.endsWith('false')).length).toBeGreaterThan(50);
  });
});

describe.each(['controller', 'store'] as const)('calls of the %s', (name) => {
  const all = Object.entries(apis[name].paths).flatMap(([path, item]) =>
    callsOf(item).map((call) => ({...call, path: path.replaceAll(/\{\w+\}/g, '18')})),
  );
  const status = async (path: string, method: string, headers: Record<string, string>, body?: string) =>
    (await fetch(addresses[name] + path, {method, headers, ...(body === undefined ? {} : {body})})).status;

  it('refuse other methods, and media types that they do not describe', async () => {
    for (const {path, method, operation} of all) {
      expect(await status(path, 'PATCH', login), `PATCH ${path}`).toBe(405);
      const {content} = operation.requestBody ?? {};
      if (content && !content['*/*']) {
        for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/json+x']) {
          const found = await status(path, method.toUpperCase(), {...login, 'Content-Type': type}, '{}');
          expect(found, `${method} ${path} ${type}`).toBe(415);
        }
      }
    }
  });

  it('refuse what accepts no media type of the answer', async () => {
    for (const {path, method, operation} of all) {
      if (Object.values(operation.responses).some(({content}) => content?.['application/json']) && method === 'get') {
        const found = await status(path, 'GET', {...login, Accept: 'text/plain'});
        expect(found, path).toBe(operation.responses['200']?.content?.['*/*'] ? 404 : 406);
      }
    }
  });
});

it.each([
  ['controller', '/job/execution/abc', 400],
  ['controller', '/job/execution/9223372036854775808', 400],
  ['controller', '/job/execution/9223372036854775807', 404],
  ['controller', '/job/execution/1.5', 400],
  ['controller', '/job', 404],
  ['store', '/api/v1/documents/none/content?return=most', 400],
  ['store', '/api/v1/documents/none/content?return=only', 404],
  ['store', '/api/v1/documents/none/content?return=first&return=first', 400],
] as const)('the %s answers GET %s with %i', async (name, path, status) => {
  expect((await fetch(addresses[name] + path, {headers: login})).status).toBe(status);
});

it.each([
  ['no login', {}, 'file', 401],
  ['no part __DOC', login, 'other', 400],
  ['a description that is text', login, 'text/plain', 415],
  ['a description that is a list', login, 'list', 400],
  ['an id that is a number', login, 'number', 400],
  ['two descriptions', login, 'two', 400],
  ['a part without a name', login, 'nameless', 400],
])('an upload with %s is refused', async (_, headers, kind, expected) => {
  const form = new FormData();
  const type = kind === 'text/plain' ? kind : 'application/json';
  const text = {list: '[]', number: '{"documentId":5}'}[kind] ?? '{}';
  if (kind === 'two') form.append('__DOC', new Blob(['{}'], {type}));
  if (kind !== 'other') form.append('__DOC', new Blob([text], {type}));
  form.set(kind === 'nameless' ? '' : 'file', new Blob(['bytes'], {type: 'image/png'}), 'page.png');
  const {status} = await fetch(`${addresses.store}/api/v1/documents`, {method: 'POST', headers, body: form});
  expect(status).toBe(expected);
});

const bytes = (text: string): Blob => new Blob([Buffer.from(text, 'latin1')]);

it.each([
  ['no UTF-8', 'POST', '/job/create', json, bytes('{"jobTemplateName": "oc\xff"}'), /not valid JSON/, 400],
  ['a byte order mark', 'POST', '/job/create', json, bytes('\xef\xbb\xbf{}'), /not valid JSON/, 400],
  ['UTF-16', 'POST', '/job/create', {'Content-Type': 'application/json; charset=utf-16'}, '{}', /UTF-8/, 415],
  [
    'UTF-8 that is named',
    'POST',
    '/job/create',
    {'Content-Type': 'application/json;charset="UTF-8"'},
    '{}',
    /have/,
    400,
  ],
  [
    'no JSON accepted',
    'GET',
    '/job/template-names',
    {Accept: 'application/json;q=0'},
    undefined,
    /is application/,
    406,
  ],
  [
    'JSON accepted at last',
    'GET',
    '/job/template-names',
    {Accept: 'a/b, application/json;q=0.1'},
    undefined,
    /ocr/,
    200,
  ],
] as const)('a request with %s is judged', async (_, method, path, headers, body, says, expected) => {
  const answer = await fetch(addresses.controller + path, {method, headers, ...(body === undefined ? {} : {body})});
  expect([answer.status, await answer.text()]).toEqual([expected, expect.stringMatching(says)]);
});

it('content needs a media type', async () => {
  const {documentId, contentElements} = await upload(addresses.store);
  const address = `${addresses.store}/api/v1/documents/${documentId}/content/${contentElements[0]!.id}`;
  const put = async (type: string) =>
    (await fetch(address, {method: 'PUT', headers: {...login, 'Content-Type': type}, body: 'a'})).status;
  expect([await put('png'), await put('image/svg+xml; charset=utf-8')]).toEqual([415, 200]);
});

it('a file that a client sends as JSON is refused, so that it is not lost without a word', async () => {
  for (const body of [{__DOC: {}, file: {}}, {file: 'x'}, {contentElements: 'x'}, {documentId: null}]) {
    const answer = await fetch(`${addresses.store}/api/v1/documents`, {
      method: 'POST',
      headers: {...login, ...json},
      body: JSON.stringify(body),
    });
    expect(answer.status, JSON.stringify(body)).toBe(415);
    expect(described('store', '/components/schemas/Error')(await answer.json())).toBe(true);
  }
});

it('the answers of the mock server are as described, and so are the examples', async () => {
  const {documentId} = await upload(addresses.store);
  const text = JSON.stringify(changed(`${part}.url`, `${addresses.store}/api/v1/documents/${documentId}/content`));
  const read = async (path: string, options?: RequestInit) =>
    (await (await fetch(addresses.controller + path, options)).json()) as {jobExecutionID: number};
  const created = await read('/job/create', {method: 'POST', headers: json, body: text});
  const {jobExecutionID: id} = created;
  await read(`/job/execution/${id}`);
  const status = await read(`/job/execution/${id}`);
  const result = await read(`/job/result/${id}`);
  expect(await read(`/job/result/${id}`)).toEqual(result);
  const judged: [schema: string, answer: unknown][] = [
    ['JobInformation', created],
    ['JobStatus', status],
    ['JobResult', result],
    ['Error', await read('/job/result/99')],
  ];
  expect(
    judged.filter(([schema, answer]) => !described('controller', `/components/schemas/${schema}`)(answer)),
  ).toEqual([]);
  expect(status).toEqual({jobExecutionID: id, traceID: null, status: 'FINISHED'});
  for (const name of ['controller', 'store'] as const) {
    const examples = Object.values(apis[name].paths).flatMap((item) =>
      callsOf(item).flatMap(({operation}) =>
        [operation.requestBody, ...Object.values(operation.responses)].flatMap((body) =>
          Object.values(body?.content ?? {}).flatMap(({schema, example, examples: all}) => {
            const value = example ?? all?.mockServer.value;
            return value === undefined ? [] : [{schema: '$ref' in schema ? schema.$ref.slice(1) : '', value}];
          }),
        ),
      ),
    );
    expect(examples.length).toBeGreaterThan(3);
    const wrong = examples.filter(({schema, value}) => schema !== '' && !described(name, schema)(value));
    expect(wrong).toEqual([]);
  }
});

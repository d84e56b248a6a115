/** Clients that other tools generate from the OpenAPI files: their types fit, and they upload, run, poll and download. */
import {mkdirSync, readFileSync, symlinkSync, writeFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {createClient} from '@hey-api/openapi-ts';
import {build} from 'esbuild';
import openapiTS, {astToString} from 'openapi-typescript';
import ts from 'typescript';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {loadProduct} from '../../src/facts/load/load';
import {apiNames, openApiFiles, openApiPath} from '../../src/facts/publish/openapi-files';
import {factVersions} from '../../src/facts/versions';
import {folder} from '../folder';
import {startMockServer, stopMockServers} from './support/mockServer';
import {runProgram} from './support/scripts';

const published = openApiFiles(loadProduct(factVersions), factVersions);
const file = (name: string): string => join(folder, name);

beforeEach(() => {
  symlinkSync(resolve('node_modules'), file('node_modules'));
  writeFileSync(file('package.json'), '{"type": "module"}');
  writeFileSync(file('page.png'), 'a picture');
  for (const api of apiNames) writeFileSync(file(`${api}.yaml`), published.get(openApiPath(api, '1.9.0'))!);
});
afterEach(stopMockServers);

const shared = `
import {openAsBlob, writeFileSync} from 'node:fs';
import {setTimeout as pause} from 'node:timers/promises';
const [, , controllerUrl = '', storeUrl = ''] = process.argv;
const headers = {Authorization: \`Basic \${btoa('user:password')}\`};
const file = await openAsBlob('page.png', {type: 'image/png'});
`;

/** What a developer writes around the calls. \`call\` is a call of the client. */
const program = `
const document = await create(new File([file], 'page.png', {type: file.type}));
const url = \`http://eureka:8080/api/v1/documents/\${document.documentId}/content/\${document.contentElements?.[0]?.id}\`;
const id = await submit(url);
while ((await statusOf(id)) !== 'FINISHED') await pause(10);
for (const part of await partsOf(id)) {
  if (part.type === 'META' || part.url === undefined) continue;
  const [, documentID = '', contentElementId = ''] = /documents\\/(.+)\\/content\\/(.+)/.exec(part.url) ?? [];
  writeFileSync(\`new-\${part.filename}\`, await download(documentID, contentElementId));
}
`;

const openapiFetch = `${shared}
import createClient from 'openapi-fetch';
import type {paths as Controller} from './openapi.ts';
import type {paths as DataStore} from './openapi-data-store.ts';
const controller = createClient<Controller>({baseUrl: controllerUrl});
const store = createClient<DataStore>({baseUrl: storeUrl, headers});
const known = <T>({data, error}: {data?: T; error?: {error?: string}}): T => {
  if (data === undefined) throw new Error(error?.error ?? 'no answer');
  return data;
};
const create = async (upload: File) =>
  known(
    await store.POST('/api/v1/documents', {
      // The serializer makes the form. The types of this tool have no files.
      body: {__DOC: {}, file: upload as unknown as string},
      bodySerializer() {
        const form = new FormData();
        form.set('__DOC', new Blob(['{}'], {type: 'application/json'}));
        form.set('file', upload);
        return form;
      },
    }),
  );
const body = (url: string) => ({jobTemplateName: 'ocr', priority: 0, items: [{parts: [{url, filename: 'page.png', type: 'BASE_PART' as const}]}]});
const submit = async (url: string) => known(await controller.POST('/job/create', {body: body(url)})).jobExecutionID;
const params = (jobId: number) => ({params: {path: {jobId}}});
const statusOf = async (id: number) => known(await controller.GET('/job/execution/{jobId}', params(id))).status;
const partsOf = async (id: number) =>
  known(await controller.GET('/job/result/{jobId}', params(id))).items?.flatMap(({parts = []}) => parts) ?? [];
const download = async (documentID: string, contentElementId: string): Promise<Buffer> => {
  const {data} = await store.GET('/api/v1/documents/{documentID}/content/{contentElementId}', {
    params: {path: {documentID, contentElementId}},
    parseAs: 'arrayBuffer',
  });
  return Buffer.from(data!);
};
${program}`;

const heyApi = `${shared}
import {createJob, getJobExecution, getJobResult} from './openapi/sdk.gen.ts';
import {client as controller} from './openapi/client.gen.ts';
import {createDocument, getContentElement} from './openapi-data-store/sdk.gen.ts';
import {client as store} from './openapi-data-store/client.gen.ts';
controller.setConfig({baseUrl: controllerUrl, throwOnError: true});
store.setConfig({baseUrl: storeUrl, headers, throwOnError: true});
const throwOnError = true;
const doc = new Blob(['{}'], {type: 'application/json'});
const create = async (upload: File) => (await createDocument({body: {__DOC: doc as object, file: upload}, throwOnError})).data;
const body = (url: string) => ({jobTemplateName: 'ocr', priority: 0, items: [{parts: [{url, filename: 'page.png', type: 'BASE_PART' as const}]}]});
const submit = async (url: string) => Number((await createJob({body: body(url), throwOnError})).data.jobExecutionID);
const statusOf = async (jobId: number) => (await getJobExecution({path: {jobId}, throwOnError})).data.status;
const partsOf = async (jobId: number) =>
  (await getJobResult({path: {jobId}, throwOnError})).data.items?.flatMap(({parts = []}) => parts) ?? [];
const download = async (documentID: string, contentElementId: string): Promise<Buffer> => {
  const {data} = await getContentElement({path: {documentID, contentElementId}, parseAs: 'arrayBuffer', throwOnError});
  return Buffer.from(data as unknown as ArrayBuffer);
};
${program}`;

const generators: Record<string, readonly [text: string, generate: () => Promise<void>]> = {
  'openapi-typescript and openapi-fetch': [
    openapiFetch,
    async () => {
      for (const api of apiNames) {
        const types = await openapiTS(readFileSync(file(`${api}.yaml`), 'utf8'));
        writeFileSync(file(`${api}.ts`), astToString(types));
      }
    },
  ],
  '@hey-api/openapi-ts': [
    heyApi,
    async () => {
      for (const api of apiNames) {
        mkdirSync(file(api));
        await createClient({input: file(`${api}.yaml`), output: file(api), logs: {level: 'silent', file: false}});
      }
    },
  ],
};

/** What the compiler says about a program and all that it imports. */
function complaints(name: string): string[] {
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    allowImportingTsExtensions: true,
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    types: ['node'],
    typeRoots: [file('node_modules/@types')],
  };
  const compiled = ts.createProgram([name], options);
  return ts.getPreEmitDiagnostics(compiled).map(({messageText}) => ts.flattenDiagnosticMessageText(messageText, ' '));
}

describe.each(Object.entries(generators))('a client of %s', (_, [text, generate]) => {
  it('compiles, uploads, runs, polls and downloads', {timeout: 120_000}, async () => {
    await generate();
    writeFileSync(file('client.ts'), text);
    expect(complaints(file('client.ts'))).toEqual([]);
    await build({
      entryPoints: [file('client.ts')],
      outfile: file('client.js'),
      bundle: true,
      platform: 'node',
      format: 'esm',
    });
    const {controller, store} = await startMockServer();
    const {code, stderr} = await runProgram([process.execPath, 'client.js'], [controller, store], {}, {cwd: folder});
    expect({code, stderr}).toEqual({code: 0, stderr: ''});
    expect(readFileSync(file('new-page.png.txt'), 'utf8')).toMatch(/^Example text/);
    expect(readFileSync(file('new-page.png.hocr'), 'utf8')).toMatch(/^<!doctype html>/);
  });
});

/** Clients that other tools generate from the OpenAPI files: their types fit, and they upload, run, poll and download. */
import {mkdirSync, readFileSync, symlinkSync, writeFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {createClient} from '@hey-api/openapi-ts';
import {build} from 'esbuild';
import openapiTS, {astToString} from 'openapi-typescript';
import ts from 'typescript';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {loadProduct} from '../../src/facts/load/load';
import {openApiFiles} from '../../src/facts/publish/openapi-files';
import {factVersions} from '../../src/facts/versions';
import {folder} from '../folder';
import {startMockServer, stopMockServers} from './support/mockServer';
import {readText} from './support/files';
import {runProgram} from './support/scripts';

const published = openApiFiles(loadProduct(factVersions), factVersions);
const apis = ['controller', 'data-store'];
const file = (name: string): string => join(folder, name);

beforeEach(() => {
  symlinkSync(resolve('node_modules'), file('node_modules'));
  writeFileSync(file('package.json'), '{"type": "module"}');
  writeFileSync(file('page.png'), 'a picture');
  for (const api of apis) writeFileSync(file(`${api}.yaml`), published.get(`openapi/1.9.0/${api}.yaml`)!);
});
afterEach(stopMockServers);

/** What a developer writes around the calls, which are those of the client. */
const program = `
import {openAsBlob, writeFileSync} from 'node:fs';
import {setTimeout as pause} from 'node:timers/promises';
const known = <T>({data, error}: {data?: T; error?: unknown}): NonNullable<T> => {
  if (!data) throw new Error(JSON.stringify(error));
  return data;
};
const file = await openAsBlob('page.png', {type: 'image/png'});
const document = known(await upload(new File([file], 'page.png', {type: file.type})));
const url = \`http://eureka:8080/api/v1/documents/\${document.documentId}/content/\${document.contentElements?.[0]?.id}\`;
const parts = [{url, filename: 'page.png', type: 'BASE_PART' as const}];
const items = [{parts, processingProperties: {'mock-server': 'big-id'}}];
const {jobExecutionID: jobId} = known(await submit({jobTemplateName: 'ocr', priority: 0, items}));
console.log(String(jobId));
while (known(await statusOf({jobId})).status !== 'FINISHED') await pause(10);
for (const part of known(await resultOf({jobId})).items?.flatMap(({parts = []}) => parts) ?? []) {
  if (part.type === 'META' || part.url === undefined) continue;
  const [, documentID = '', contentElementId = ''] = /documents\\/(.+)\\/content\\/(.+)/.exec(part.url) ?? [];
  const content: unknown = known(await download({documentID, contentElementId}));
  writeFileSync(\`new-\${part.filename}\`, Buffer.from(content as ArrayBuffer));
}
`;

const openapiFetch = `
import {controller, store, upload} from './openapi-fetch.ts';
import type {components} from './controller.ts';
const submit = (body: components['schemas']['JobRequest']) => controller.POST('/job/create', {body});
const statusOf = (path: {jobId: number}) => controller.GET('/job/execution/{jobId}', {params: {path}});
const resultOf = (path: {jobId: number}) => controller.GET('/job/result/{jobId}', {params: {path}});
const download = (path: {documentID: string; contentElementId: string}) =>
  store.GET('/api/v1/documents/{documentID}/content/{contentElementId}', {params: {path}, parseAs: 'arrayBuffer'});
${program}`;

const heyApi = `
import {upload} from './hey-api.ts';
import {createJob, getJobExecution, getJobResult} from './controller/sdk.gen.ts';
import type {JobRequest} from './controller/types.gen.ts';
import {getContentElement} from './data-store/sdk.gen.ts';
const submit = (body: JobRequest) => createJob({body});
const statusOf = (path: {jobId: number}) => getJobExecution({path});
const resultOf = (path: {jobId: number}) => getJobResult({path});
const download = (path: {documentID: string; contentElementId: string}) => getContentElement({path, parseAs: 'arrayBuffer'});
${program}`;

/** The samples of the page on the REST API, by the tools that they were tested with. */
const generators: Record<string, readonly [text: string, tools: string[], generate: (api: string) => Promise<void>]> = {
  'openapi-fetch': [
    openapiFetch,
    ['openapi-typescript', 'openapi-fetch'],
    async (api) => {
      const types = await openapiTS(readFileSync(file(`${api}.yaml`), 'utf8'));
      writeFileSync(file(`${api}.ts`), astToString(types));
    },
  ],
  'hey-api': [
    heyApi,
    ['@hey-api/openapi-ts'],
    async (api) => {
      mkdirSync(file(api));
      await createClient({input: file(`${api}.yaml`), output: file(api), logs: {level: 'silent', file: false}});
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

describe.each(Object.entries(generators))('a client of %s', (name, [text, tools, generate]) => {
  it('compiles, uploads, runs, polls and downloads, with a job ID above 2^53', {timeout: 120_000}, async () => {
    const sample = readText(`rest/generated/${name}.ts`);
    for (const tool of [...tools, 'typescript']) {
      const {version} = JSON.parse(readFileSync(`node_modules/${tool}/package.json`, 'utf8')) as {version: string};
      expect(sample.toLowerCase()).toContain(`${tool} ${version}`);
    }
    for (const api of apis) await generate(api);
    writeFileSync(file(`${name}.ts`), sample);
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
    const environment = {FLOW_URL: controller, FLOW_STORE_URL: store, EUREKA_USERNAME: 'a', EUREKA_PASSWORD: 'b'};
    const outcome = await runProgram([process.execPath, 'client.js'], [], environment, {cwd: folder});
    expect(outcome).toEqual({code: 0, stdout: '9007199254741010\n', stderr: ''});
    expect(readFileSync(file('new-page.png.txt'), 'utf8')).toMatch(/^Example text/);
    expect(readFileSync(file('new-page.png.hocr'), 'utf8')).toMatch(/^<!doctype html>/);
  });
});

import {mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import ts from 'typescript';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {samplesOf} from '../../src/blocks/EndpointList/samples';
import {loadProduct} from '../../src/facts/load/load';
import {endpointList} from '../../src/facts/prepare/prepare-endpoints';
import {factVersions} from '../../src/facts/versions';
import {isNight} from '../night';
import {java} from './support/clients';
import {root} from './support/files';
import {runProgram} from './support/scripts';
import {type Addresses, login, startStandIn, stopStandIns, upload} from './support/standIn';

const product = loadProduct(factVersions);
const edition = {version: 'next', order: factVersions};
const calls = (['openapi', 'openapi-data-store'] as const).flatMap((api) => {
  const {endpoints, needsLogin} = endpointList(product[api], undefined, edition, '');
  return endpoints.flatMap((endpoint) => {
    const name = `${endpoint.method ?? ''} ${endpoint.path}`;
    return samplesOf(endpoint, needsLogin).map((sample) => ({...sample, name, endpoint, needsLogin}));
  });
});
type Sample = (typeof calls)[number];

const folder = mkdtempSync(join(tmpdir(), 'endpoints '));
let addresses: Addresses;
beforeAll(async () => {
  addresses = await startStandIn();
  writeFileSync(join(folder, 'page.png'), 'new bytes');
  writeFileSync(join(folder, 'document.json'), '{}');
  const [job] = calls.filter(({endpoint}) => endpoint.path === '/job/create');
  writeFileSync(join(folder, 'job-request.json'), job?.endpoint.request?.example ?? '');
  const {documentId} = await upload(addresses.store);
  const request = readFileSync(join(folder, 'job-request.json'), 'utf8');
  const body = request.replace(/"url": ".*"/, `"url": "${address(documentId)}"`);
  await fetch(`${addresses.controller}/job/create`, {method: 'POST', body});
  // Job 18, the example of the product data, is finished after three questions.
  await Promise.all([1, 2, 3].map(() => fetch(`${addresses.controller}/job/execution/18`)));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
});
afterAll(async () => {
  await stopStandIns();
  rmSync(folder, {recursive: true});
});

/** The variables that the samples read. */
async function prepare(): Promise<Record<string, string>> {
  const {documentId, contentElements} = await upload(addresses.store);
  return {
    FLOW_URL: addresses.controller,
    FLOW_STORE_URL: addresses.store,
    EUREKA_USERNAME: 'user',
    EUREKA_PASSWORD: 'demo',
    DOCUMENT_ID: documentId,
    CONTENT_ELEMENT_ID: contentElements[0]?.id ?? '',
  };
}
const address = (documentId: string): string => `${addresses.store}/api/v1/documents/${documentId}/content`;

/** Saves a sample under the name that the page shows, and says how it is started. */
function command({file, code}: Sample): readonly [string, ...string[]] {
  if (file === undefined) {
    return ['sh', '-c', code];
  }
  writeFileSync(join(folder, file), code);
  if (file.endsWith('.mts')) {
    const {outputText} = ts.transpileModule(code, {
      compilerOptions: {module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022},
    });
    writeFileSync(join(folder, 'call.mjs'), outputText);
    return [process.execPath, 'call.mjs'];
  }
  return file.endsWith('.py') ? ['/usr/bin/python3', file] : [...java, file];
}

describe('the samples of the endpoints', () => {
  it.each(calls)('$name runs as it stands: $label', async (sample) => {
    const environment = await prepare();
    rmSync(join(folder, 'copy.png'), {force: true});
    const {code, stdout, stderr} = await runProgram(command(sample), [], environment, {cwd: folder});
    expect({code, stderr}).toEqual({code: 0, stderr: ''});
    // Programs print the status; curl ends with an error at one that is no success.
    expect(stdout).toMatch(sample.file === undefined ? /^(?:[[{][^]*)?$/ : /^20\d\b/);
    if (sample.endpoint.getsBytes) {
      expect(readFileSync(join(folder, 'copy.png'), 'utf8')).toBe('old bytes');
    }
    if (sample.endpoint.sends === 'bytes') {
      const {CONTENT_ELEMENT_ID: element = '', DOCUMENT_ID: id = ''} = environment;
      const answer = await fetch(`${address(id)}/${element}`, {headers: login});
      expect([await answer.text(), answer.headers.get('content-type')]).toEqual(['new bytes', 'image/png']);
    }
  });

  if (isNight) {
    it('in TypeScript are strict ES modules, also in a package that is CommonJS', () => {
      writeFileSync(join(folder, 'package.json'), '{"type": "commonjs"}');
      const files = calls
        .filter(({file}) => file === 'call.mts')
        .map(({code}, index) => {
          const file = join(folder, `strict-${index}.mts`);
          writeFileSync(file, code);
          return file;
        });
      const program = ts.createProgram(files, {
        noEmit: true,
        strict: true,
        module: ts.ModuleKind.NodeNext,
        target: ts.ScriptTarget.ES2022,
        types: ['node'],
        typeRoots: [join(root, 'node_modules/@types')],
        skipLibCheck: true,
      });
      const problems = ts.getPreEmitDiagnostics(program).map(({messageText, file}) => [file?.fileName, messageText]);
      expect(problems).toEqual([]);
    });
  }
});

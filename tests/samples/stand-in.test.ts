import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {afterEach, describe, expect, it} from 'vitest';
import {folder} from '../folder';
import {readText} from './support/files';
import {runProgram, runScript} from './support/scripts';
import {type Addresses, login, startStandIn, stopStandIns, upload} from './support/standIn';

afterEach(stopStandIns);

/** The job request of tutorial 1 for an uploaded document, written where a reader has it. */
async function requestFor(url: string, change: (item: Record<string, unknown>) => void = () => undefined) {
  const {documentId} = await upload(url);
  const request = JSON.parse(readText('tutorial-01/first-job.json')) as {
    items: [{parts: [{url: string}]} & Record<string, unknown>];
  };
  request.items[0].parts[0].url = `${url}/api/v1/documents/${documentId}/content`;
  change(request.items[0]);
  const file = join(folder, 'first-job.json');
  writeFileSync(file, JSON.stringify(request));
  return file;
}

it('the mock server as data store wants a name and a password, and knows what it has', async () => {
  const {store: url} = await startStandIn();
  const {documentId} = await upload(url);
  const document = `${url}/api/v1/documents/${documentId}`;
  const status = async (address: string, options?: RequestInit) => (await fetch(address, options)).status;
  expect(await status(document)).toBe(401);
  expect(await status(document, {headers: login})).toBe(200);
  expect(await status(`${document}/content/none`, {headers: login})).toBe(404);
  expect(await status(document, {headers: login, method: 'DELETE'})).toBe(204);
  expect(await status(document, {headers: login})).toBe(404);
});

describe('the mock server as controller', () => {
  it.each([
    '{',
    '[]',
    '{"jobTemplateName":"none"}',
    '{"jobTemplateName":"ocr"}',
    '{"jobTemplateName":"ocr","items":[null]}',
  ])('refuses the job request %s', async (body) => {
    const {controller: url} = await startStandIn();
    expect((await fetch(`${url}/job/create`, {method: 'POST', body})).status).toBe(400);
  });

  it('reports a port that is in use or invalid', async () => {
    const {port} = new URL((await startStandIn()).store);
    for (const variable of ['PORT', 'STORE_PORT', 'WORKER_PORT']) {
      await expect(startStandIn({[variable]: port})).rejects.toThrow(
        `port ${port} is in use on this machine. Set ${variable} to`,
      );
      await expect(startStandIn({[variable]: '80a'})).rejects.toThrow(`${variable} must be a number`);
    }
  });
});

describe('a client against the mock server', () => {
  const run = ({controller: url}: Addresses, file: string, environment: Record<string, string> = {}) =>
    runScript('rest/run-job.sh', [file, join(folder, 'result.json')], {FLOW_URL: url, ...environment});

  it('returns one PDF for the item of the template imageToPdfWithHOCR', async () => {
    const addresses = await startStandIn();
    const file = await requestFor(addresses.store);
    writeFileSync(file, readFileSync(file, 'utf8').replace('"ocr"', '"imageToPdfWithHOCR"'));
    const {code, stdout} = await run(addresses, file);
    const answer = await fetch(stdout.trim(), {headers: login});
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    writeFileSync(join(folder, 'result.pdf'), Buffer.from(await answer.arrayBuffer()));
    const {stdout: said} = await runProgram(['qpdf', '--check', join(folder, 'result.pdf')], [], {});
    expect(said).toContain('No syntax or stream encoding errors found');
    expect(code).toBe(0);
  });

  it('returns a text and hOCR for each document of the template ocr', async () => {
    const addresses = await startStandIn();
    const file = await requestFor(addresses.store, ({parts}) => (parts as object[]).push((parts as object[])[0]!));
    const {code, stdout} = await run(addresses, file);
    expect(stdout.trim().split('\n')).toHaveLength(4);
    expect(code).toBe(0);
  });

  it('ends with 1 when the job fails', async () => {
    const addresses = await startStandIn();
    const failing = await requestFor(addresses.store, (item) => (item['processingProperties'] = {'stand-in': 'fail'}));
    const environment = {FLOW_END_STATES: 'STAND_IN_FAILED'};
    expect((await run(addresses, failing, environment)).code).toBe(1);
    const lost = await requestFor(
      addresses.store,
      (item) => (item['parts'] = [{url: 'change-me', filename: 'page.png'}]),
    );
    expect((await run(addresses, lost, environment)).code).toBe(1);
  });

  it('ends with 4 when the job hangs', async () => {
    const addresses = await startStandIn();
    const file = await requestFor(addresses.store, (item) => (item['processingProperties'] = {'stand-in': 'hang'}));
    const {code, stderr} = await run(addresses, file, {FLOW_DEADLINE: '1'});
    expect(stderr).toContain('last status: STAND_IN_');
    expect(code).toBe(4);
  });
});

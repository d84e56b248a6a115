import {readFileSync, writeFileSync} from 'node:fs';
import {connect} from 'node:net';
import {join} from 'node:path';
import {afterEach, describe, expect, it} from 'vitest';
import {folder} from '../folder';
import {readText} from './support/files';
import {runProgram, runScript} from './support/scripts';
import {type Addresses, login, startMockServer, stopMockServers, upload} from './support/mockServer';

afterEach(stopMockServers);

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
  const {store: url} = await startMockServer();
  const {documentId} = await upload(url);
  const document = `${url}/api/v1/documents/${documentId}`;
  const status = async (address: string, options?: RequestInit) => (await fetch(address, options)).status;
  expect(await status(document)).toBe(401);
  expect(await status(document, {headers: login})).toBe(200);
  expect(await status(`${document}/content/none`, {headers: login})).toBe(404);
  expect(await status(document, {headers: login, method: 'DELETE'})).toBe(204);
  expect(await status(document, {headers: login})).toBe(404);
});

it('the mock server as data store gives each change a new version, and other bytes another ETag', async () => {
  const {store: url} = await startMockServer();
  const {documentId, contentElements} = await upload(url);
  const document = `${url}/api/v1/documents/${documentId}`;
  const content = `${document}/content/${contentElements[0]!.id}`;
  const seen = async () => {
    const {headers} = await fetch(content, {headers: login});
    return {version: headers.get('X-NPE-Document-Version-Timestamp')!, tag: headers.get('ETag')!};
  };
  const form = new FormData();
  form.set('__DOC', new Blob(['{}'], {type: 'application/json'}));
  const changes: [string, RequestInit][] = [
    [content, {method: 'PUT', headers: {'Content-Type': 'image/png'}, body: 'new bytes'}],
    [document, {method: 'PUT', headers: json, body: '{}'}],
    [`${document}/content`, {method: 'POST', body: form}],
  ];
  const states = [await seen()];
  for (const [address, options] of changes) {
    expect((await fetch(address, {...options, headers: {...options.headers, ...login}})).status).toBe(200);
    states.push(await seen());
  }
  const versions = states.map(({version}) => version);
  expect([...new Set(versions)].sort()).toEqual(versions);
  expect(new Set(states.map(({tag}) => tag)).size).toBe(2);
  const described = (await (await fetch(document, {headers: login})).json()) as Record<string, string>;
  expect([described['versionTimestamp'], described['dateModified']]).toEqual([versions.at(-1), versions.at(-1)]);
});

const json = {'Content-Type': 'application/json'};

it.each([
  ['127.0.0.1', 'localhost'],
  ['localhost', '127.0.0.1'],
])(
  'a result has the name by which its document was uploaded: %s, with the controller as %s',
  async (store, controller) => {
    const addresses = await startMockServer();
    const [data, jobs] = [
      addresses.store.replace('127.0.0.1', store),
      addresses.controller.replace('127.0.0.1', controller),
    ];
    const file = await requestFor(data);
    const {jobExecutionID} = (await (
      await fetch(`${jobs}/job/create`, {method: 'POST', headers: json, body: readFileSync(file)})
    ).json()) as {jobExecutionID: number};
    for (let polls = 0; polls < 3; polls++) await fetch(`${jobs}/job/execution/${jobExecutionID}`);
    const result = await (await fetch(`${jobs}/job/result/${jobExecutionID}`)).text();
    expect(result.match(/http:\/\/[^/"]+/g)!.every((origin) => origin === data)).toBe(true);
  },
);

describe('the mock server as controller', () => {
  it('reports a port that is in use or invalid', async () => {
    const {port} = new URL((await startMockServer()).store);
    for (const variable of ['PORT', 'STORE_PORT', 'WORKER_PORT']) {
      await expect(startMockServer({[variable]: port})).rejects.toThrow(
        `port ${port} is in use on this machine. Set ${variable} to another port, such as 8090${variable === 'PORT' ? ', and FLOW_URL=' : ''}`,
      );
      await expect(startMockServer({[variable]: '80a'})).rejects.toThrow(`${variable} must be a number`);
    }
  });
});

it('the mock server survives requests that no client should send', async () => {
  const {controller, store} = await startMockServer({}, undefined, ['--auth', 'basic']);
  const send = (...lines: string[]) =>
    new Promise<string>((resolve) => {
      const socket = connect(Number(new URL(controller).port), '127.0.0.1');
      socket.once('data', (data) => resolve(data.toString())).once('close', () => resolve(''));
      socket.write([...lines, '', '{}'].join('\r\n'));
      if (lines.includes('Content-Length: 9')) socket.end();
    });
  expect(await send('GET // HTTP/1.1', 'Host: a', '')).toMatch(/^HTTP\/1\.1 400 /);
  await send('POST /job/create HTTP/1.1', 'Host: a', 'Content-Type: application/json', 'Content-Length: 9');
  // As many characters as the right password, but not as many bytes.
  const headers = {Authorization: `Basic ${Buffer.from('user:passwörd').toString('base64')}`};
  expect((await fetch(`${controller}/job/template-names`, {headers})).status).toBe(401);
  const part = (head: string, content: string): string =>
    `--a\r\nContent-Disposition: form-data; ${head}\r\n\r\n${content}\r\n`;
  const parts = [
    part('name="__DOC"\r\nContent-Type: application/json', '{}'),
    part('name="b"\r\nContent-Type: €/1', 'c'),
  ];
  const form = {...login, 'Content-Type': 'multipart/form-data; boundary=a'};
  const created = await fetch(`${store}/api/v1/documents`, {
    method: 'POST',
    headers: form,
    body: `${parts.join('')}--a--\r\n`,
  });
  const {documentId} = (await created.json()) as {documentId: string};
  const content = await fetch(`${store}/api/v1/documents/${documentId}/content`, {headers: login});
  expect(content.headers.get('content-type')).toBe('application/octet-stream');
  const body = Buffer.alloc(65 * 1024 * 1024);
  expect((await fetch(`${store}/api/v1/documents`, {method: 'POST', headers: form, body})).status).toBe(413);
});

describe('the failures of the mock server', () => {
  const address = (base: string): string => `${base}/api/v1/documents/none/content/1`;
  const create = ({controller: url, store}: Addresses, wish = '', headers: Record<string, string> = {}) =>
    fetch(`${url}/job/create`, {
      method: 'POST',
      headers: {...json, ...headers},
      redirect: 'manual',
      body: JSON.stringify({
        jobTemplateName: 'ocr',
        items: [{parts: [{url: address(store)}], processingProperties: {'mock-server': wish}}],
      }),
    });
  const names = ({controller: url}: Addresses, headers: Record<string, string> = {}) =>
    fetch(`${url}/job/template-names`, {headers, redirect: 'manual'});

  it.each([
    ['401', 401, 'www-authenticate', /Bearer/],
    ['403', 403, 'content-type', /json/],
    ['429', 429, 'retry-after', /^1$/],
    ['503', 503, 'retry-after', /^1$/],
    ['429-date', 429, 'retry-after', /^\w{3}, \d\d \w{3} \d{4} [\d:]{8} GMT$/],
    ['503-date', 503, 'retry-after', /^\w{3}, \d\d \w{3} \d{4} [\d:]{8} GMT$/],
    ['html', 200, 'content-type', /html/],
    ['redirect', 302, 'location', /^\/login$/],
    ['500', 500, 'content-type', /json/],
  ])('%s happens once: by header, option or request', async (wish, status, header, value) => {
    const addresses = await startMockServer({}, undefined, ['--fault', `${wish}@names`]);
    const answers = [
      await names(addresses, {'X-Mock-Server': wish}),
      await names(addresses),
      await create(addresses, wish),
    ];
    expect(answers.map((answer) => answer.status)).toEqual([status, status, status]);
    expect(answers.map((answer) => value.test(answer.headers.get(header) ?? ''))).toEqual([true, true, true]);
    expect((await names(addresses)).status).toBe(200);
    expect((await create(addresses)).status).toBe(200);
  });

  it('lose or cut the answer to a call whose work is done, or do it twice', async () => {
    const lines: string[] = [];
    const addresses = await startMockServer({}, undefined, [], (line) => lines.push(line));
    for (const wish of ['lost', 'cut']) {
      await expect(create(addresses, wish).then((answer) => answer.text())).rejects.toThrow();
    }
    const {jobExecutionID: third} = (await (await create(addresses, 'duplicate')).json()) as {jobExecutionID: number};
    expect(third).toBe(21);
    await expect.poll(() => lines.join('\n')).toContain('failure duplicate: jobs 20 and 21');
    for (const id of [18, 19, 20, 21]) {
      expect((await fetch(`${addresses.controller}/job/execution/${id}`)).status, String(id)).toBe(200);
    }
  });

  it('are for the call and the job that a request names', async () => {
    const addresses = await startMockServer();
    const [one, two] = [await create(addresses, '503@execution, html@result'), await create(addresses)].map((answer) =>
      answer.json(),
    ) as Promise<{jobExecutionID: number}>[];
    const get = async (question: string, job?: Promise<{jobExecutionID: number}>) =>
      (await fetch(`${addresses.controller}/job/${question}/${(await job)?.jobExecutionID}`)).status;
    expect(await get('execution', two)).toBe(200);
    expect(await get('execution', one)).toBe(503);
    expect(await get('execution', one)).toBe(200);
    expect(await get('result', two)).toBe(404);
    expect(await get('result', one)).toBe(200);
  });

  /** Runs a job with failures, and returns its ID and the address of its first document. */
  async function finished({controller: url, store}: Addresses, wish: string) {
    const {documentId} = await upload(store);
    const parts = [{url: `${store}/api/v1/documents/${documentId}/content`}];
    const body = {jobTemplateName: 'ocr', items: [{parts, processingProperties: {'mock-server': wish}}]};
    const post = {method: 'POST', headers: json, body: JSON.stringify(body)};
    const text = await (await fetch(`${url}/job/create`, post)).text();
    const [, id] = /"jobExecutionID":(\d+)[,}]/.exec(text) ?? [];
    await fetch(`${url}/job/execution/${id}`);
    await fetch(`${url}/job/execution/${id}`);
    const result = await (await fetch(`${url}/job/result/${id}`)).text();
    const [document = ''] = /http:[^"]+/.exec(result) ?? [];
    return {id, document};
  }

  it('are for the first job, too, so that a client can meet them', async () => {
    const addresses = await startMockServer({}, undefined, ['--fault', 'hang', '--fault', '503@names']);
    expect((await names(addresses)).status).toBe(503);
    expect((await create(addresses, 'nonsense')).status).toBe(400);
    const text = async (wish: string) => {
      const {id} = await finished(addresses, wish);
      return (await fetch(`${addresses.controller}/job/execution/${id}`)).text();
    };
    expect([await text(''), await text('')]).toEqual([
      expect.stringContaining('MOCK_RUNS'),
      expect.stringContaining('FINISHED'),
    ]);
  });

  it('have large IDs and documents that are gone', async () => {
    const {id, document} = await finished(await startMockServer(), 'big-id expired');
    expect(id).toBe('9007199254741010');
    expect((await fetch(document, {headers: login})).status).toBe(404);
  });

  it('are for the downloads of the job that names them', async () => {
    const addresses = await startMockServer();
    const [one, two] = [await finished(addresses, '503@download'), await finished(addresses, '')];
    const statuses: number[] = [];
    for (const {document} of [two, one, one]) statuses.push((await fetch(document, {headers: login})).status);
    expect(statuses).toEqual([200, 503, 200]);
  });

  it('redirect to a page, which a client that follows takes for an answer', async () => {
    const {controller: url} = await startMockServer();
    const answer = await fetch(`${url}/job/template-names`, {headers: {'X-Mock-Server': 'redirect'}});
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html']);
  });

  it('need a known name', async () => {
    const addresses = await startMockServer();
    expect((await create(addresses, 'nonsense')).status).toBe(400);
    expect((await create(addresses, '503@nowhere')).status).toBe(400);
    expect((await create(addresses, '', {'X-Mock-Server': 'fail@create'})).status).toBe(400);
    expect((await create(addresses, '503@execution@x')).status).toBe(400);
    for (const wish of ['nonsense', 'fail@create', '503@execution@x']) {
      await expect(startMockServer({}, undefined, ['--fault', wish])).rejects.toThrow('--fault');
    }
    // A job request comes after the upload, and a header is for its own call.
    expect((await create(addresses, '503@upload')).status).toBe(400);
    expect((await names(addresses, {'X-Mock-Server': '503@execution'})).status).toBe(400);
    expect((await names(addresses, {'X-Mock-Server': 'fail'})).status).toBe(400);
    await expect(startMockServer({}, undefined, ['--auth', 'oauth'])).rejects.toThrow('--auth must be');
    await expect(startMockServer({}, undefined, ['--falt'])).rejects.toThrow('--falt');
  });
});

describe('the credentials of the mock server', () => {
  const statusOf = async (url: string, headers: Record<string, string> = {}) =>
    (await fetch(`${url}/job/template-names`, {headers})).status;
  const basic = (account: string): string => `Basic ${Buffer.from(account).toString('base64')}`;

  it('are a name and a password', async () => {
    const environment = {MOCK_USER: 'app', MOCK_PASSWORD: 'a:b'};
    const {controller: url} = await startMockServer(environment, undefined, ['--auth', 'basic']);
    expect(await statusOf(url)).toBe(401);
    expect(await statusOf(url, {Authorization: basic('app:a:c')})).toBe(401);
    expect(await statusOf(url, {Authorization: basic('app:a:b')})).toBe(200);
  });

  it('are a token that ends', async () => {
    const {controller: url} = await startMockServer({}, undefined, ['--auth', 'bearer', '--token-life', '1']);
    const token = (secret: string) =>
      fetch(`${url}/realms/any/protocol/openid-connect/token`, {
        method: 'POST',
        body: new URLSearchParams({grant_type: 'client_credentials', client_id: 'user', client_secret: secret}),
      });
    expect((await token('wrong')).status).toBe(401);
    const logins: Record<string, string>[] = [{}, {Authorization: 'Bearer other'}];
    const challenges = logins.map(async (headers) =>
      (await fetch(`${url}/job/template-names`, {headers})).headers.get('WWW-Authenticate'),
    );
    expect(await Promise.all(challenges)).toEqual(['Bearer', 'Bearer error="invalid_token"']);
    expect(await statusOf(url, {Authorization: 'Bearer other'})).toBe(401);
    expect(await statusOf(url, {Authorization: basic('user:password')})).toBe(401);
    const {access_token: text} = (await (await token('password')).json()) as {access_token: string};
    const headers = {Authorization: `Bearer ${text}`};
    expect(await statusOf(url, headers)).toBe(200);
    expect(await statusOf(url, {Authorization: `bearer ${text}`})).toBe(200);
    await expect.poll(() => statusOf(url, headers), {timeout: 5000}).toBe(401);
  });
});

describe('a client against the mock server', () => {
  const run = ({controller: url}: Addresses, file: string, environment: Record<string, string> = {}) =>
    runScript('rest/run-job.sh', [file, join(folder, 'result.json')], {FLOW_URL: url, ...environment});

  it('returns one PDF for the item of the template imageToPdfWithHOCR', async () => {
    const addresses = await startMockServer();
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
    const addresses = await startMockServer();
    const file = await requestFor(addresses.store, ({parts}) => (parts as object[]).push((parts as object[])[0]!));
    const {code, stdout} = await run(addresses, file);
    expect(stdout.trim().split('\n')).toHaveLength(4);
    expect(code).toBe(0);
  });

  it('ends with 1 when the job fails', async () => {
    const addresses = await startMockServer();
    const failing = await requestFor(
      addresses.store,
      (item) => (item['processingProperties'] = {'mock-server': 'fail'}),
    );
    const environment = {FLOW_END_STATES: 'MOCK_FAILED'};
    expect((await run(addresses, failing, environment)).code).toBe(1);
    const lost = await requestFor(
      addresses.store,
      (item) => (item['parts'] = [{url: 'http://eureka:8080/api/v1/documents/none/content/1', filename: 'page.png'}]),
    );
    expect((await run(addresses, lost, environment)).code).toBe(1);
  });

  it('ends with 4 when the job hangs', async () => {
    const addresses = await startMockServer();
    const file = await requestFor(addresses.store, (item) => (item['processingProperties'] = {'mock-server': 'hang'}));
    const {code, stderr} = await run(addresses, file, {FLOW_DEADLINE: '1'});
    expect(stderr).toContain('last status: MOCK_');
    expect(code).toBe(4);
  });
});

import {spawn} from 'node:child_process';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {join} from 'node:path';
import {afterEach, describe, expect, it} from 'vitest';
import {samples} from './support/files';

type Answer = [status: number, body: string];

const servers: Server[] = [];

/** A component of a stack that answers as told. */
async function component(answers: Record<string, Answer>, login?: string): Promise<string> {
  const server = createServer((request, response) => {
    const [status, body] =
      login && request.headers.authorization !== login ? [401, ''] : (answers[request.url ?? ''] ?? [404, '']);
    response.writeHead(status).end(body);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function check(environment: Record<string, string>): Promise<{code: number | null; lines: string[]}> {
  const child = spawn('sh', [join(samples, 'monitoring', 'check-stack.sh')], {
    env: {PATH: process.env['PATH'], FLOW_HTTP_TIMEOUT: '3', ...environment},
  });
  let output = '';
  child.stdout.on('data', (data: Buffer) => (output += data.toString()));
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  return {code, lines: output.trim().split('\n')};
}

const controllerAnswers: Record<string, Answer> = {'/job/template-names': [200, '["ocr"]']};
const up: Answer = [200, '{"status":"UP","components":{"diskSpace":{"status":"UP"}}}'];
const down: Answer = [503, '{"status":"DOWN","components":{"diskSpace":{"status":"UP"}}}'];

async function environment(worker: Answer = up): Promise<Record<string, string>> {
  return {
    FLOW_URL: await component(controllerAnswers),
    FLOW_WORKER_URLS: await component({'/actuator/health': worker}),
    FLOW_STORE_URL: await component({'/': [401, '']}),
  };
}

afterEach(() => {
  servers.splice(0).forEach((server) => server.close());
});

describe('check-stack.sh', () => {
  it('is content with a stack that answers', async () => {
    const {code, lines} = await check({...(await environment()), FLOW_TEMPLATE: 'ocr'});
    expect(lines.map((line) => line.slice(0, 2))).toEqual(['OK', 'OK', 'OK']);
    expect(code).toBe(0);
  });

  it('reports a worker that is not UP, although a part of its answer is', async () => {
    const {code, lines} = await check(await environment(down));
    expect(lines[1]).toMatch(/^CRITICAL {2}worker: HTTP 503/);
    expect(code).toBe(2);
  });

  it('reports a component that nobody can reach', async () => {
    const {code, lines} = await check({...(await environment()), FLOW_STORE_URL: 'http://127.0.0.1:1'});
    expect(lines[2]).toMatch(/^CRITICAL {2}data store: HTTP 000/);
    expect(code).toBe(2);
  });

  it('reports a missing job template', async () => {
    const {code, lines} = await check({...(await environment()), FLOW_TEMPLATE: 'oc'});
    expect(lines[0]).toContain('the job template oc is missing');
    expect(code).toBe(2);
  });

  it('signs in with a token', async () => {
    const controller = await component(controllerAnswers, 'Bearer t"o\\ken');
    const withToken = {...(await environment()), FLOW_URL: controller, FLOW_TOKEN: 't"o\\ken'};
    expect((await check(withToken)).code).toBe(0);
    expect((await check({...withToken, FLOW_TOKEN: 'wrong'})).code).toBe(2);
  });
});

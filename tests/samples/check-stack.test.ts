import {afterEach, describe, expect, it} from 'vitest';
import {type Answer, component, runScript, stopComponents} from './support/scripts';

/** A component of a stack that answers as told, to those who signed in. */
const answering = (answers: Record<string, Answer>, login?: string): Promise<string> =>
  component(({url, headers}) =>
    login && headers.authorization !== login ? [401, ''] : (answers[url ?? ''] ?? [404, '']),
  );

async function check(environment: Record<string, string>): Promise<{code: number | null; lines: string[]}> {
  const {code, stdout} = await runScript('monitoring/check-stack.sh', [], {FLOW_HTTP_TIMEOUT: '3', ...environment});
  return {code, lines: stdout.trim().split('\n')};
}

const controllerAnswers: Record<string, Answer> = {'/job/template-names': [200, '["ocr"]']};
const up: Answer = [200, '{"status":"UP","components":{"diskSpace":{"status":"UP"}}}'];
const down: Answer = [503, '{"status":"DOWN","components":{"diskSpace":{"status":"UP"}}}'];

async function environment(worker: Answer = up): Promise<Record<string, string>> {
  return {
    FLOW_URL: await answering(controllerAnswers),
    FLOW_WORKER_URLS: await answering({'/actuator/health': worker}),
    FLOW_STORE_URL: await answering({'/': [401, '']}),
  };
}

afterEach(stopComponents);

describe('check-stack.sh', () => {
  it('is content with a stack that answers', async () => {
    const {code, lines} = await check({...(await environment()), FLOW_TEMPLATE: 'ocr'});
    expect(lines.map((line) => line.slice(0, 2))).toEqual(['OK', 'OK', 'OK']);
    expect(code).toBe(0);
  });

  it.each(['{"components":{"db":{"status":"UP"}},"status":"DOWN"}', '{"components":{"db":{"status":"UP"}}}', '<html>'])(
    'takes no status of a part for that of the worker: %s',
    async (body) => {
      expect((await check(await environment([200, body]))).code).toBe(2);
    },
  );

  it.each<[string, Answer, Record<string, string>, RegExp]>([
    ['a worker that is not UP, although a part of its answer is', down, {}, /^CRITICAL {2}worker: HTTP 503/],
    ['an address of nobody', up, {FLOW_STORE_URL: 'http://127.0.0.1:1'}, /^CRITICAL {2}data store: HTTP 000/],
    ['a missing job template', up, {FLOW_TEMPLATE: 'oc'}, /the job template oc is missing/],
  ])('reports %s', async (_, worker, others, message) => {
    const {code, lines} = await check({...(await environment(worker)), ...others});
    expect(lines[0]).toMatch(message);
    expect(code).toBe(2);
  });

  it('signs in with a token', async () => {
    const controller = await answering(controllerAnswers, 'Bearer t"o\\ken');
    const withToken = {...(await environment()), FLOW_URL: controller, FLOW_TOKEN: 't"o\\ken'};
    expect((await check(withToken)).code).toBe(0);
    expect((await check({...withToken, FLOW_TOKEN: 'wrong'})).code).toBe(2);
    const [line, ...others] = (await check({...withToken, FLOW_TOKEN: 'no token\nfrom Keycloak'})).lines;
    expect({line, others}).toEqual({
      line: expect.stringMatching(/^UNKNOWN {2}FLOW_TOKEN is no token/) as string,
      others: [],
    });
  });
});

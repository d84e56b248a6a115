import {existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, describe, expect, test} from 'vitest';
import {freePort} from '../../scripts/lib/machine/port';
import {isNight} from '../night';
import {clientFiles, prepareClients} from './support/clients';
import {controller, request, result} from './support/jobController';
import {type Answer, component, type Outcome, runProgram, runScript, stopComponents} from './support/scripts';

const programs = mkdtempSync(join(tmpdir(), 'clients '));
const commands = prepareClients(programs);
afterAll(() => {
  stopComponents();
  rmSync(programs, {recursive: true});
});

/** A test with a folder of its own: the tests wait most of their time, so several run at once. */
const it = test.extend<{folder: string}>({
  // eslint-disable-next-line no-empty-pattern -- Vitest reads from the pattern which other fixtures this one needs.
  folder: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'run job '));
    await use(folder);
    rmSync(folder, {recursive: true});
  },
});

describe.concurrent.each(clientFiles)('%s', (client) => {
  const run = (url: string, args: string[], environment: Record<string, string> = {}): Promise<Outcome> =>
    runProgram(commands[client], args, {FLOW_URL: url, FLOW_POLL_MAX: '1', FLOW_HTTP_TIMEOUT: '3', ...environment});
  /** The cases of a table that this client runs: all at night, in the gate its share. */
  const share = <T>(cases: readonly T[]): T[] =>
    cases.filter((_, index) => isNight || clientFiles[index % clientFiles.length] === client);

  it('submits once, goes on after HTTP 500, 429 and an answer that stops in the middle, and saves the result', async ({
    folder,
  }) => {
    const {url, calls} = await controller(['STARTED', [500, ''], [429, ''], [200, '{"sta', 'stops'], 'FINISHED']);
    const file = join(folder, 'the result.json');
    const {code, stdout, stderr} = await run(`${url}/`, [request, file]);
    expect(calls).toEqual([
      'POST /job/create',
      ...Array<string>(5).fill('GET /job/execution/18'),
      'GET /job/result/18',
    ]);
    expect(readFileSync(file, 'utf8')).toBe(result);
    expect(statSync(file).mode & 0o077).toBe(0);
    expect(stdout).toBe('http://store/1 A"\nhttp://store/2\n');
    expect(stderr.split('\n').filter((line) => line.startsWith('Job'))).toEqual([
      'Job 18 submitted.',
      'Job 18: STARTED',
      'Job 18: FINISHED',
    ]);
    expect(stderr.match(/No usable response \(HTTP \d+\)/g)).toHaveLength(3);
    expect(code).toBe(0);
  });

  it('waits for a job that is there already, without submitting, and can throw the result away', async () => {
    const {url, calls} = await controller(['FINISHED']);
    expect((await run(url, ['--job', '18', '/dev/null'])).code).toBe(0);
    expect(calls).toEqual(['GET /job/execution/18', 'GET /job/result/18']);
  });

  it('signs in with a token or a password, whatever their characters', async ({folder}) => {
    const {url, calls} = await controller(['FINISHED']);
    const args = ['--job', '18', join(folder, 'result.json')];
    const logins: Record<string, string>[] = [
      {FLOW_TOKEN: 't"o\\ken'},
      {FLOW_USER: 'operator', FLOW_PASSWORD: 'a "b\\ c$d'},
    ];
    await Promise.all(logins.map((login) => run(url, args, login)));
    const basic = Buffer.from('operator:a "b\\ c$d').toString('base64');
    expect(new Set(calls.map((call) => call.split(' ').slice(2).join(' ')))).toEqual(
      new Set(['Bearer t"o\\ken', `Basic ${basic}`]),
    );
  });

  it('fetches a new token once after 401, and goes on with it', async ({folder}) => {
    const {url, calls} = await controller(['STARTED', [401, 'expired'], 'FINISHED']);
    const args = ['--job', '18', join(folder, 'result.json')];
    const {code} = await run(url, args, {
      FLOW_TOKEN: 'old',
      FLOW_TOKEN_COMMAND: String.raw`printf 'new\r\n'; echo x >&2`,
    });
    expect(calls.map((call) => call.split(' ').at(-1))).toEqual(['old', 'old', 'new', 'new']);
    expect(code).toBe(0);
    const refusing = await controller([[401, 'who are you']]);
    const refused = await run(refusing.url, args, {FLOW_TOKEN_COMMAND: 'echo new'});
    expect(refusing.calls).toEqual(['GET /job/execution/18', 'GET /job/execution/18 Bearer new']);
    expect(refused).toMatchObject({code: 6, stderr: expect.stringContaining('HTTP 401: who are you') as string});
  });

  const noTokens: [command: string, message: string][] = [
    ['echo UNKNOWN; exit 3', 'failed with exit status 3'],
    ['echo no token from Keycloak', 'printed no token'],
    ...share<[string, string]>([
      ['true', 'printed no token'],
      ['echo new; exit 1', 'failed with exit status 1'],
      [String.raw`printf 'new\nnewer\n'`, 'printed no token'],
      ['no-such-command-here', 'failed with exit status 127'],
    ]),
  ];
  it.for(noTokens)('sends nothing that is no token: %s', async ([command, message], {folder}) => {
    const {url, calls} = await controller([[401, 'expired']]);
    const {code, stderr} = await run(url, ['--job', '18', join(folder, 'r')], {FLOW_TOKEN_COMMAND: command});
    expect(stderr).toContain(`FLOW_TOKEN_COMMAND ${message}`);
    expect(stderr).not.toMatch(/UNKNOWN|Keycloak|newer/);
    expect(calls).toEqual(['GET /job/execution/18']);
    expect(code).toBe(6);
    const before = await controller([], {'POST /job/create': [401, 'expired']});
    expect((await run(before.url, [request, join(folder, 'r')], {FLOW_TOKEN_COMMAND: command})).code).toBe(3);
  });

  it('takes no FLOW_TOKEN of several words or lines', async ({folder}) => {
    const {url, calls} = await controller(['FINISHED']);
    for (const token of share(['no token', 'a\nb', 'a\r', '\ta'])) {
      const {code, stderr} = await run(url, [request, join(folder, 'r')], {FLOW_TOKEN: token});
      expect(stderr).toBe('Error: FLOW_TOKEN is no token: it contains a blank or a line break.\n');
      expect(code).toBe(2);
    }
    expect(calls).toEqual([]);
  });

  it('waits as long as Retry-After asks for', async ({folder}) => {
    const {url, calls} = await controller([
      [429, '', {'Retry-After': '2'}],
      [503, '', {'retry-after': '9'}],
      'FINISHED',
    ]);
    const {code, stderr} = await run(url, ['--job', '18', join(folder, 'r')], {FLOW_DEADLINE: '8'});
    expect(stderr).toContain('HTTP 429). Retrying in 2 s.');
    expect(stderr).toContain('HTTP 503). Retrying in 9 s.');
    expect(calls).toHaveLength(2);
    expect(code).toBe(4);
  });

  it('begins with a short pause again after an answer, whatever the pause between polls', async ({folder}) => {
    const {url} = await controller([[500, ''], [503, ''], 'STARTED', [500, ''], 'FINISHED']);
    const {code, stderr} = await run(url, ['--job', '18', join(folder, 'r')], {FLOW_POLL_MAX: '30'});
    expect(stderr.match(/Retrying in \d+ s/g)).toEqual(['Retrying in 1 s', 'Retrying in 2 s', 'Retrying in 1 s']);
    expect(code).toBe(0);
  });

  it('ends with 1 at a status that the caller named as an end', async ({folder}) => {
    const {url} = await controller(['STARTED', 'FAILED']);
    const {code, stderr} = await run(url, [request, join(folder, 'r')], {FLOW_END_STATES: 'ABORTED FAILED'});
    expect(stderr).toContain('Job 18 ended with status FAILED');
    expect(code).toBe(1);
  });

  it('ends with 4 after the deadline, names the last status, and says how to wait on', async ({folder}) => {
    const {url} = await controller(['FAILED']);
    const {code, stderr} = await run(url, [request, join(folder, 'r')], {FLOW_DEADLINE: '3'});
    expect(stderr).toContain('Job 18: FAILED');
    expect(stderr).toContain('last status: FAILED');
    // Python quotes only what the shell would change.
    expect(stderr.replaceAll("'", '')).toContain(`FLOW_URL=${url} `);
    expect(stderr).toContain(`--job 18 '${join(folder, 'r')}'`);
    expect(code).toBe(4);
  });

  it('polls at the deadline once more, and so sees a job that ends shortly before', async ({folder}) => {
    const {url} = await controller(['STARTED', 'STARTED', 'FINISHED']);
    const settings = {FLOW_DEADLINE: '3', FLOW_POLL_MAX: '30'};
    expect((await run(url, ['--job', '18', join(folder, 'r')], settings)).code).toBe(0);
  });

  it('does not wait longer than FLOW_HTTP_TIMEOUT for the rest of an answer', async ({folder}) => {
    const {url} = await controller([[200, '{"status":', 'hangs'], 'FINISHED']);
    const {code, stderr} = await run(url, [request, join(folder, 'r')], {FLOW_HTTP_TIMEOUT: '3'});
    expect(stderr).toContain('No usable response');
    expect(code).toBe(0);
  });

  it('ends with 2 at a wrong call, before it submits anything', async ({folder}) => {
    const {url, calls} = await controller(['FINISHED']);
    const [broken, empty] = [join(folder, 'broken.json'), join(folder, 'empty.json')];
    writeFileSync(broken, '{"jobTemplateName": ');
    writeFileSync(empty, '');
    const requests = [[join(folder, 'none.json')], [broken], [empty]];
    const results = [folder, join(folder, 'none', 'result.json')].map((file) => [request, file]);
    const tooMany = [[request], ['--job', '18']].map((args) => [...args, 'result.json', 'more']);
    const upload = ['--upload', request, '--template', 'ocr'];
    const uploads = [upload.slice(0, 3), upload.slice(0, 2), [...upload, '--halp', 'x'], [...upload, ...upload]];
    uploads.push(['--job', '18', '--out'], ['--job', '18a', '--out', folder], [...upload, '--job', '18']);
    uploads.push(['--upload', join(folder, 'none'), '--template', 'ocr'], [...upload, '--out', request]);
    uploads.push([request, 'result.json', '--out', folder], ['--job', '18', request, 'result.json']);
    const wrong = share([[], ['--halp'], ['--job'], ['--job', '18a'], ...uploads, ...tooMany, ...requests, ...results]);
    const outcomes = await Promise.all(wrong.map(async (args) => ({args, ...(await run(url, args))})));
    const isRefused = ({code, stdout, stderr}: Outcome) => code === 2 && stdout === '' && /^.+\n$/.test(stderr);
    expect(outcomes.filter((outcome) => !isRefused(outcome))).toEqual([]);
    const settings = ['FLOW_DEADLINE', 'FLOW_HTTP_TIMEOUT', 'FLOW_POLL_MAX', 'FLOW_USER'];
    for (const setting of share(settings)) {
      const {code, stderr} = await run(url, [request, join(folder, 'r')], {[setting]: '10m'});
      expect(stderr).toContain(setting === 'FLOW_USER' ? 'FLOW_PASSWORD is not' : 'Not a number of seconds: 10m');
      expect(code).toBe(2);
    }
    expect(calls).toEqual([]);
  });

  const answers: [string, Answer | 'breaks off', code: number, string][] = [
    ['a refusal', [422, 'no such template'], 7, 'HTTP 422: no such template'],
    ['a wrong login', [401, 'who are you'], 7, 'HTTP 401: who are you'],
    ['a login page elsewhere', [302, ''], 7, 'HTTP 302'],
    ['an empty answer', [200, ''], 5, 'contains no jobExecutionID'],
    ['an answer without a number', [200, '{"jobExecutionID":"x"}'], 5, 'contains no jobExecutionID'],
    ['a page instead of JSON', [200, '<html>'], 5, 'contains no jobExecutionID'],
    ['a limit of calls', [429, 'too many', {'Retry-After': '7'}], 3, '. HTTP 429, Retry-After 7 s: too many'],
    ['a gateway that gave up', [504, 'too late'], 5, 'The job might exist'],
    ['no answer', 'breaks off', 5, 'The job might exist'],
    ['an answer that stops in the middle', [200, '{"jobEx', 'stops'], 5, 'The job might exist'],
  ];
  it.for(share(answers))(
    'says by its exit code and its job file what became of the submission at %s, and does not submit again',
    async ([, answer, expected, message], {folder}) => {
      const {url, calls} = await controller([], {'POST /job/create': answer});
      const file = join(folder, 'job');
      const {code, stderr} = await run(url, [request, join(folder, 'r')], {FLOW_JOB_FILE: file});
      expect(stderr).toContain(message);
      expect(calls).toEqual(['POST /job/create']);
      expect(code).toBe(expected);
      expect(existsSync(file) && readFileSync(file, 'utf8')).toBe(expected === 5 && 'submitting\n');
    },
  );

  it('neither uploads nor submits while there is a job file of an earlier call', async ({folder}) => {
    const {url, calls} = await controller(['FINISHED']);
    const file = join(folder, 'job');
    for (const args of [[request], ['--upload', request, '--template', 'ocr', '--out', join(folder, 'out')]]) {
      for (const [text, advice] of [
        ['submitting\n', 'The job might exist: check the Controller UI first. Then use --job, or delete the file.'],
        ['17\n', 'Use --job 17, or another file for another document.'],
      ] as const) {
        writeFileSync(file, text);
        const {code, stderr} = await run(url, args, {FLOW_JOB_FILE: file, FLOW_STORE_URL: url});
        expect(stderr).toContain(`${file} is there from an earlier call. ${advice}`);
        expect([code, readFileSync(file, 'utf8')]).toEqual([5, text]);
      }
    }
    expect(calls).toEqual([]);
    expect((await run(url, ['--job', '18', join(folder, 'r')], {FLOW_JOB_FILE: file})).code).toBe(0);
  });

  it('downloads on, and sends the credentials of the data store to no other host', async ({folder}) => {
    const requests: string[] = [];
    const host = () =>
      component(({url, headers}) => {
        requests.push(`${url} ${headers.authorization ?? 'without'}`);
        return [200, 'content'];
      });
    const [store, other] = [await host(), await host()];
    const parts = [{url: 'http://eureka:8080/own', filename: 'a b.txt'}, {url: `${other}/other`}];
    const answer: Answer = [200, JSON.stringify({items: [{parts}]})];
    const {url} = await controller(['FINISHED'], {'GET /job/result/18': answer});
    const environment = {FLOW_STORE_URL: store, FLOW_STORE_INNER_URL: 'http://eureka:8080'};
    const login = {EUREKA_USERNAME: 'user', EUREKA_PASSWORD: 'demo', FLOW_USER: 'other', FLOW_PASSWORD: 'secret'};
    const {code} = await run(url, [request, '--out', join(folder, 'out')], {...environment, ...login});
    expect(requests).toEqual(['/own Basic dXNlcjpkZW1v', '/other without']);
    expect(readFileSync(join(folder, 'out', '1-a_b.txt'), 'utf8')).toBe('content');
    expect(code).toBe(0);
  });

  it('ends with 6 when the result names no new document, and keeps the result', async ({folder}) => {
    const parts = [{url: 'http://store/1', type: 'META'}];
    const {url} = await controller(['FINISHED'], {'GET /job/result/18': [200, JSON.stringify(parts)]});
    const {code, stdout, stderr} = await run(url, ['--job', '18', '--out', folder]);
    expect(stderr).toContain(`Job 18 is finished, but ${join(folder, 'result.json')} names no new document.`);
    expect(readFileSync(join(folder, 'result.json'), 'utf8')).toBe(JSON.stringify(parts));
    expect([code, stdout]).toEqual([6, '']);
  });

  it('keeps a large job ID whole, and writes it to a file', async ({folder}) => {
    const id = '9007199254740993';
    const {url, calls} = await controller(['FINISHED'], {
      'POST /job/create': [200, `{"traceID": null,\n "jobExecutionID" : ${id}}`],
      [`GET /job/result/${id}`]: [200, '{}'],
    });
    const file = join(folder, 'job');
    expect((await run(url, [request, join(folder, 'r')], {FLOW_JOB_FILE: file})).code).toBe(0);
    expect(readFileSync(file, 'utf8')).toBe(`${id}\n`);
    expect(calls.slice(1)).toEqual([`GET /job/execution/${id}`, `GET /job/result/${id}`]);
  });

  it('waits until a date in Retry-After', async ({folder}) => {
    const date = new Date(Date.now() + 60_000).toUTCString();
    const {url} = await controller([[503, '', {'Retry-After': date}], 'FINISHED']);
    const {code, stderr} = await run(url, ['--job', '18', join(folder, 'r')], {FLOW_DEADLINE: '8'});
    expect(stderr).toMatch(/HTTP 503\)\. Retrying in (?:[45]\d|60) s\./);
    expect(code).toBe(4);
  });

  it('ends with 3 when nobody listens, and with 2 at an address that is none', async ({folder}) => {
    const urls: [string, number][] = [
      [`http://127.0.0.1:${await freePort()}`, 3],
      ['no address', 2],
    ];
    const file = join(folder, 'job');
    for (const [url, expected] of urls) {
      const {code, stderr} = await run(url, [request, join(folder, 'r')], {FLOW_JOB_FILE: file});
      expect(stderr).toContain('Nothing was submitted');
      expect([code, existsSync(file)]).toEqual([expected, false]);
    }
  });

  const states: [string, Answer][] = [
    ['an expired token', [401, 'expired']],
    ['no right to read it', [403, 'denied']],
    ['an answer without status', [200, '{}']],
    ['the HTTP code in place of a status', [200, '{"status":500}']],
  ];
  it('ends with 8 when there is no such job, and says that only a new one helps', async ({folder}) => {
    const {url} = await controller([[404, 'gone']]);
    const {code, stderr} = await run(url, ['--job', '99', join(folder, 'r')]);
    expect(stderr).toBe(
      `Error: Job 99: ${url}/job/execution/99 cannot be read. HTTP 404: gone If the URL is right, only a new job helps.\n`,
    );
    expect(code).toBe(8);
  });

  it.for(share(states))('ends with 6 while it waits: %s', async ([, answer], {folder}) => {
    const {url} = await controller([answer]);
    const {code, stderr} = await run(url, [request, join(folder, 'r')]);
    expect(stderr).toMatch(/ To go on without a second job, run: .*--job 18 /);
    expect(code).toBe(6);
  });

  const late = 'could not be read before the deadline of 2 s. http://';
  const results: [string, Answer, message: string][] = [
    ['an error until the deadline', [500, 'broken'], late],
    [
      'a wait beyond the deadline',
      [503, '', {'Retry-After': '9'}],
      `${late}URL/job/result/18: HTTP 503, Retry-After 9 s`,
    ],
    ['nothing', [200, ''], 'its result is not JSON.'],
    ['the page of a login', [200, '<html>'], 'its result is not JSON.'],
    ['an answer that stops in the middle', [200, '{"items":['], 'its result is not JSON.'],
    ['an answer that breaks off until the deadline', [200, '{"items":[', 'stops'], late],
  ];
  it.for(share(results))(
    'leaves the result of an earlier run as it is, or none, when it gets %s',
    async ([, answer, message], {folder}) => {
      const [none, earlier] = [join(folder, 'none'), join(folder, 'earlier')];
      writeFileSync(earlier, 'kept');
      const {url} = await controller(['FINISHED'], {'GET /job/result/18': answer});
      const outcomes = await Promise.all(
        [none, earlier].map((file) => run(url, [request, file], {FLOW_DEADLINE: '2'})),
      );
      expect(outcomes.map(({code}) => code)).toEqual([6, 6]);
      const [{stderr}] = outcomes as [Outcome];
      expect(stderr).toContain('Error: Job 18 is finished, but ');
      expect(stderr.replaceAll(new URL(url).host, 'URL')).toContain(message);
      expect(stderr).toMatch(/ To go on without a second job, run: .*--job 18 /);
      expect(existsSync(none)).toBe(false);
      expect(readFileSync(earlier, 'utf8')).toBe('kept');
    },
  );
});

it('run-job.sh submits once, even where the settings of curl ask for repetitions', async ({folder}) => {
  writeFileSync(join(folder, '.curlrc'), 'retry = 2\n');
  const {url, calls} = await controller(['FINISHED'], {'POST /job/create': [503, '']});
  const args = [request, join(folder, 'result.json')];
  const {code, stderr} = await runScript('rest/run-job.sh', args, {FLOW_URL: url, HOME: folder});
  expect(calls).toEqual(['POST /job/create']);
  expect(stderr).toContain('The job might exist');
  expect(code).toBe(5);
});

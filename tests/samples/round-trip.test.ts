/** The clients and the mock server: from a document to the files of the result, with failures on the way. */
import {copyFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {basename, join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {afterAll, describe, expect, test, vi} from 'vitest';
import {isNight} from '../night';
import {clientFiles, prepareClients} from './support/clients';
import {startMockServer, stopMockServers} from './support/mockServer';
import {samples} from './support/files';
import {component, runProgram, stopComponents} from './support/scripts';

const programs = mkdtempSync(join(tmpdir(), 'clients '));
const commands = prepareClients(programs);
afterAll(async () => {
  stopComponents();
  await stopMockServers();
  rmSync(programs, {recursive: true});
});

/** What a failure leads to. Repeating starts no second job after 3 only. */
const table: readonly [failure: string, code: number, posts: number, message?: string][] = [
  ['', 0, 1],
  ['429@execution', 0, 1],
  ['503@execution', 0, 1],
  ['503-date@execution', 0, 1],
  ['500@execution', 0, 1],
  ['lost@execution', 0, 1],
  ['cut@execution', 0, 1],
  ['slow@execution', 0, 1],
  ['429@result', 0, 1],
  ['503-date@result', 0, 1],
  ['cut@result', 0, 1],
  ['lost@download', 0, 1],
  ['503@download', 0, 1],
  ['500@result', 0, 1],
  ['503@upload', 3, 0, 'Nothing was submitted, because the upload failed. HTTP 503, Retry-After 1 s: '],
  ['429@create', 3, 1],
  ['lost@upload', 3, 0],
  ['html@upload', 7, 0],
  ['401@upload', 7, 0],
  ['500@create', 5, 1],
  ['lost@create', 5, 1],
  ['cut@create', 5, 1],
  ['slow@create', 5, 1],
  ['html@create', 5, 1],
  ['401@create', 7, 1],
  ['403@create', 7, 1],
  ['redirect@create', 7, 1, 'rejected the job request, HTTP 302 to localhost: '],
  ['401@execution', 6, 1],
  ['html@execution', 6, 1],
  ['403@result', 6, 1],
  ['redirect@download', 6, 1],
  ['html@download', 6, 1],
  ['expired', 8, 1, ' If the URL is right, only a new job helps.\n'],
  ['duplicate@create', 0, 1],
  ['big-id', 0, 1],
];

/** Programs that import a client and run two jobs: file, content and command. */
const importing = {
  'rest/run-job.ts': [
    'program.mjs',
    `import {awaitResult, download, Job, roundTrip, Settings, submit, upload} from ${JSON.stringify(pathToFileURL(join(programs, 'run-job.mjs')))};
    const [, , , file, , template, , out] = process.argv;
    const settings = Settings({FLOW_JOB_FILE: ''});
    for (const name of await roundTrip(settings, file, template, out)) console.log(name);
    const job = new Job(settings, await submit(settings, await upload(settings, file, template)));
    const parts = await awaitResult(job, out + '/2.json');
    for (const [index, part] of parts.entries()) console.log(await download(job, part, out, index + 3));`,
    process.execPath,
  ],
  'rest/run_job.py': [
    'program.py',
    `import sys
sys.path.append(${JSON.stringify(join(samples, 'rest'))})
sys.dont_write_bytecode = True
from run_job import Job, Settings, await_result, download, round_trip, submit, upload
file, template, out = sys.argv[2::2]
settings = Settings({"FLOW_JOB_FILE": ""})
for name in round_trip(settings, file, template, out):
    print(name)
job = Job(settings, submit(settings, upload(settings, file, template)))
for number, part in enumerate(await_result(job, out + "/2.json"), 3):
    print(download(job, part, out, number))`,
    'python3',
  ],
  'java/rest-client/RunJob.java': [
    'Program.java',
    `import java.nio.file.Path;
    class Program {
      public static void main(String[] args) throws Exception {
        Path file = Path.of(args[1]), out = Path.of(args[5]);
        RunJob client = new RunJob(java.util.Map.of("FLOW_JOB_FILE", ""));
        client.roundTrip(file, args[3], out).forEach(System.out::println);
        RunJob.Job job = client.new Job(client.submit(client.upload(file, args[3])), "result.json");
        int number = 3;
        for (var part : job.awaitResult(out.resolve("2.json"))) System.out.println(job.download(part, out, number++));
      }
    }`,
    'java',
    '-cp',
    programs,
  ],
} as const;

/** The programs that the page shows. */
const examples = {
  'rest/run-job.ts': 'rest/program.ts',
  'rest/run_job.py': 'rest/program.py',
  'java/rest-client/RunJob.java': 'java/rest-client/Program.java',
} as const;

describe.concurrent.each(clientFiles)('%s', (client) => {
  const it = test.extend<{folder: string}>({
    // eslint-disable-next-line no-empty-pattern -- Vitest reads from the pattern which other fixtures this one needs.
    folder: async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), "round trip's "));
      writeFileSync(join(folder, 'a "page" ä.PNG'), 'a picture');
      await use(folder);
      rmSync(folder, {recursive: true});
    },
  });

  /** Runs the client against a mock server of its own. */
  async function run(
    folder: string,
    failure: string,
    environment: Record<string, string> = {},
    options: string[] = [],
    program: readonly string[] = commands[client],
  ) {
    const lines: string[] = [];
    const faults = failure === '' ? [] : ['--fault', failure];
    const addresses = await startMockServer({MOCK_SLOW: '15'}, undefined, [...faults, ...options], (line) =>
      lines.push(line),
    );
    const args = ['--upload', join(folder, 'a "page" ä.PNG'), '--template', 'ocr', '--out', join(folder, 'out')];
    const settings = {
      // Java before 18 reads names of files in the encoding of the locale.
      LC_ALL: 'C.UTF-8',
      // Not the name that the mock server prints: the result has the name that the client uses.
      FLOW_URL: addresses.controller.replace('127.0.0.1', 'localhost'),
      FLOW_STORE_URL: addresses.store.replace('127.0.0.1', 'localhost'),
      FLOW_STORE_INNER_URL: 'http://eureka:8080',
      EUREKA_USERNAME: 'user',
      EUREKA_PASSWORD: 'a "b\\ c$d',
      FLOW_POLL_MAX: '1',
      FLOW_HTTP_TIMEOUT: failure.startsWith('slow') ? '8' : '25',
      FLOW_JOB_FILE: join(folder, 'job'),
      ...environment,
    };
    const outcome = await runProgram(program as [string], args, settings);
    return {...outcome, settings, posts: () => lines.filter((line) => line.startsWith('POST /job/create')).length};
  }

  it('uploads, runs, waits and downloads', async ({folder}) => {
    const {code, stdout, stderr} = await run(folder, '');
    expect(stderr).toContain('Uploaded a "page" ä.PNG: http://eureka:8080/api/v1/documents/');
    const files = readdirSync(join(folder, 'out')).sort();
    expect(files).toEqual([
      expect.stringMatching(/^1-a_+page_+\.PNG\.txt$/),
      expect.stringMatching(/^2-.*\.hocr$/),
      'result.json',
    ]);
    expect(stdout.trim().split('\n')).toEqual(files.slice(0, 2).map((name) => join(folder, 'out', name)));
    expect(readFileSync(join(folder, 'out', files[0]!), 'utf8')).toMatch(
      /^Example text of the mock server for a "page" ä\.PNG/,
    );
    expect(readFileSync(join(folder, 'job'), 'utf8')).toBe('18\n');
    expect(code).toBe(0);
  });

  it('sends the type of a document by its ending, and says where it does not know it', async ({folder}) => {
    const unknown = 'a.xyz is sent as application/octet-stream. FLOW_MIME_TYPE sets another type.';
    const types = [
      ['scan.TIFF', {}, 'image/tiff', false],
      ['claim.eml', {}, 'message/rfc822', false],
      ['a.xyz', {}, 'application/octet-stream', true],
      ['a.xyz', {FLOW_MIME_TYPE: 'text/x-own'}, 'text/x-own', false],
    ] as const;
    for (const [name, given, type, isTold] of types.filter(
      (_, index) => isNight || index === clientFiles.indexOf(client),
    )) {
      const sent: string[] = [];
      const url = await component(({url: path}, body) => {
        sent.push(body);
        return path === '/job/create' ? [400, ''] : [200, '{"documentId":"d","contentElements":[{"id":"e"}]}'];
      });
      writeFileSync(join(folder, name), 'content');
      const args = ['--upload', join(folder, name), '--template', 'ocr', '--out', folder];
      const {stderr} = await runProgram(commands[client], args, {FLOW_URL: url, FLOW_STORE_URL: url, ...given});
      expect(sent[0]).toContain(`Content-Type: ${type}\r\n`);
      expect(JSON.parse(sent[1]!)).toMatchObject({items: [{parts: [{mimeType: type}]}]});
      expect(stderr.includes(unknown)).toBe(isTold);
    }
  });

  if (client in importing) {
    it('does so twice for a program that imports it', async ({folder}) => {
      const [name, text, ...command] = importing[client as keyof typeof importing];
      writeFileSync(join(folder, name), text);
      const {code, stdout, stderr, posts} = await run(folder, '503@result', {}, [], [...command, join(folder, name)]);
      expect({code, stderr}).toEqual({code: 0, stderr});
      expect(stdout.trim().split('\n')).toHaveLength(4);
      expect(stderr.match(/Job \d+: FINISHED/g)).toEqual(['Job 18: FINISHED', 'Job 19: FINISHED']);
      expect(posts()).toBe(2);
    });
  }

  if (client in examples) {
    it('tells the program of the page why there is no result', async ({folder}) => {
      const {controller, store} = await startMockServer({}, undefined, ['--fault', '403@result']);
      const example = examples[client as keyof typeof examples];
      const file = join(folder, basename(example).replace('.ts', '.mjs'));
      const text = readFileSync(join(samples, example), 'utf8').replace('http://localhost:8080', controller);
      writeFileSync(file, text.replace('./run-job.ts', pathToFileURL(join(programs, 'run-job.mjs')).href));
      writeFileSync(join(folder, 'page.png'), 'a picture');
      copyFileSync(join(samples, 'rest', 'run_job.py'), join(folder, 'run_job.py'));
      const [, , ...command] = importing[client as keyof typeof importing];
      const settings = {
        FLOW_URL: 'http://127.0.0.1:9',
        FLOW_STORE_URL: store,
        EUREKA_USERNAME: 'user',
        EUREKA_PASSWORD: 'a',
      };
      const {stdout, stderr} = await runProgram([...command, file] as string[] as [string], [], settings, {
        cwd: folder,
      });
      expect(stdout + stderr).toContain('Exit code 6, job 18: Job 18 is finished, but ');
      expect(stdout).toMatch(/ run: FLOW_URL='?http:.*--job 18 /);
    });
  }

  it('gets a new token when the old one has ended', async ({folder}) => {
    const command = `curl -sf -d grant_type=client_credentials -d client_id=user -d client_secret=password "$FLOW_URL/realms/a/protocol/openid-connect/token" | sed 's/.*"access_token":"\\([^"]*\\)".*/\\1/'`;
    const environment = {FLOW_TOKEN: 'old', FLOW_TOKEN_COMMAND: command};
    const {code, posts} = await run(folder, '', environment, ['--auth', 'bearer']);
    expect({code, posts: posts()}).toEqual({code: 0, posts: 2});
  });

  it('says that a call is repeated, and the whole address of one that is refused', async ({folder}) => {
    const {code, stderr, settings} = await run(folder, '503@execution', {}, ['--fault', '403@execution']);
    expect(stderr).toContain('No usable response (HTTP 503). Retrying in 1 s.');
    expect(stderr).toContain(`Job 18: ${settings.FLOW_URL}/job/execution/18 cannot be read. HTTP 403: `);
    expect(code).toBe(6);
  });

  it('downloads on, with the command that it prints', async ({folder}) => {
    const {code, stderr, settings} = await run(folder, '403@download');
    const [, more = ''] = /To go on without a second job, run: (.+)/.exec(stderr) ?? [];
    // In a new shell, which has only the credentials.
    const {EUREKA_USERNAME, EUREKA_PASSWORD, LC_ALL} = settings;
    const place = {cwd: join(samples, 'java', 'rest-client')};
    const on = await runProgram(['sh', '-c', more], [], {EUREKA_USERNAME, EUREKA_PASSWORD, LC_ALL}, place);
    expect(readdirSync(join(folder, 'out'))).toHaveLength(3);
    expect([code, on.code]).toEqual([6, 0]);
  });

  // All at night, in the gate its share: each failure with one client.
  const share = table.filter((_, index) => isNight || clientFiles[index % clientFiles.length] === client);
  it.for(share)(
    'ends after %s with %i, and sends the job %i times',
    {timeout: 60_000},
    async ([failure, expected, sent, message = ''], {folder}) => {
      const {code, posts, stderr} = await run(folder, failure);
      expect({code, stderr}).toEqual({code: expected, stderr: expect.stringContaining(message) as string});
      // The log has a slow call at its end.
      await vi.waitFor(() => expect(posts()).toBe(sent), 15_000);
      expect(existsSync(join(folder, 'out', 'result.json'))).toBe(
        expected === 0 || failure.endsWith('download') || failure === 'expired',
      );
    },
  );
});

import {spawnSync} from 'node:child_process';
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  openAsBlob,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import {basename, dirname, extname, join} from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import {pathToFileURL} from 'node:url';

const help = `Uploads a document, runs a job of jadice flow on it, waits for its end and downloads the result.

  node run-job.ts --upload page.png --template ocr [--out result]    all of it, into the folder result
  node run-job.ts job-request.json [result.json]                     submit the request, wait, fetch the result
  node run-job.ts --job 18 [result.json]                             do not submit: wait for job 18, fetch its result

With --out result instead of result.json, they download the new documents, too. Needs Node.js 22.18 or newer and no packages;
compile it with esbuild for an older one. For settings such as FLOW_URL and for the exit codes, see "Settings and exit codes"
on the page "REST API".`;

/** Ends the program with an exit code. */
export class Stop extends Error {
  readonly code: number;

  constructor(code: number, message: string) {
    super(message);
    this.code = code;
  }
}

/** A complete answer, or `status` 0 and the reason why there is none. */
interface Answer {
  status: number;
  bytes: Buffer;
  body: string;
  /** The request did not leave this machine. */
  unsent: boolean;
  /** Seconds that the server asks to wait. */
  retryAfter: number;
  isHtml: boolean;
}

interface Server {
  url: string;
  authorization?: string | undefined;
  tokenCommand?: string;
}

type Settings = ReturnType<typeof readSettings>;
type Call = ReturnType<typeof readCall>;

interface Part {
  url: string;
  filename?: unknown;
  mimeType?: unknown;
}

const say = (text: string): void => console.error(text);
const isSuccess = ({status}: Answer): boolean => status >= 200 && status < 300;
/** A token is one word: neither empty nor, like the text of an error, with blanks or line breaks. */
const isToken = (text: string): boolean => /^\S+$/.test(text);
const unclear = 'The job might exist: check the Controller UI first.';
/** Settings that the command to go on repeats. The others are secrets or optional. */
const repeated = ['FLOW_URL', 'FLOW_STORE_URL', 'FLOW_STORE_INNER_URL', 'FLOW_END_STATES'];

/** As a word of a shell. */
const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;
const text = (name: string, fallback = ''): string => process.env[name] || fallback;

export function readSettings() {
  const seconds = (name: string, fallback: string): number => {
    const value = text(name, fallback);
    if (!/^[1-9]\d*$/.test(value)) throw new Stop(2, `Not a number of seconds: ${value}`);
    return Number(value);
  };
  const [token, user, password] = [text('FLOW_TOKEN'), text('FLOW_USER'), text('FLOW_PASSWORD')];
  if (token && !isToken(token)) throw new Stop(2, 'FLOW_TOKEN is no token: it contains a blank or a line break.');
  if (!token && user && !password) throw new Stop(2, 'FLOW_USER is set, FLOW_PASSWORD is not.');
  const basic = (name: string, secret: string): string | undefined =>
    name ? `Basic ${Buffer.from(`${name}:${secret}`).toString('base64')}` : undefined;
  const url = (name: string, fallback: string): string => text(name, fallback).replace(/\/$/, '');
  const store = url('FLOW_STORE_URL', 'http://localhost:8085');
  const controller: Server = {
    url: url('FLOW_URL', 'http://localhost:8080'),
    authorization: token ? `Bearer ${token}` : basic(user, password),
    tokenCommand: text('FLOW_TOKEN_COMMAND'),
  };
  return {
    controller,
    store: {url: store, authorization: basic(text('EUREKA_USERNAME'), text('EUREKA_PASSWORD'))},
    /** What workers call the data store. */
    storeInnerUrl: url('FLOW_STORE_INNER_URL', store),
    jobFile: text('FLOW_JOB_FILE'),
    deadline: seconds('FLOW_DEADLINE', '600'),
    httpTimeout: seconds('FLOW_HTTP_TIMEOUT', '60'),
    pollMax: seconds('FLOW_POLL_MAX', '30'),
    endStates: text('FLOW_END_STATES').split(/\s+/).filter(Boolean),
  };
}

const usage = (): Stop =>
  new Stop(2, 'expected --upload <file> --template <name>, job-request.json or --job <job ID>; see --help');

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** The result of an action, or the end of the program if it fails. */
function attempt<T>(action: () => T, message: string): T {
  try {
    return action();
  } catch {
    throw new Stop(2, message);
  }
}

/** Check everything before the job is submitted. */
function readCall(args: string[]) {
  const names = ['--job', '--upload', '--template', '--out'];
  const given = new Map<string, string>();
  const files: string[] = [];
  for (const rest = [...args]; rest.length > 0;) {
    const arg = rest.shift() ?? '';
    if (arg.startsWith('-')) {
      const value = rest.shift();
      if (!names.includes(arg) || given.has(arg) || !value) throw usage();
      given.set(arg, value);
    } else files.push(arg);
  }
  const [jobId = '', file = '', template = '', folder = ''] = names.map((name) => given.get(name));
  const out = folder || (file ? 'result' : '');
  const request = jobId || file ? '' : (files.shift() ?? '');
  const starts = [jobId, file, request].filter(Boolean);
  if (starts.length !== 1 || !file !== !template || files.length > (out ? 0 : 1)) throw usage();
  if (jobId && !/^\d+$/.test(jobId)) throw usage();
  if (file) attempt(() => accessSync(file, constants.R_OK), `Cannot read ${file}.`);
  const body = request && attempt(() => readFileSync(request, 'utf8'), `Cannot read ${request}.`);
  if (request && parse(body) === undefined) throw new Stop(2, `${request} is not valid JSON.`);
  if (out) attempt(() => mkdirSync(out, {recursive: true}), `Cannot make the folder ${out}.`);
  const resultFile = out ? join(out, 'result.json') : files[0] || 'result.json';
  if (existsSync(resultFile) && statSync(resultFile).isDirectory()) throw new Stop(2, `${resultFile} is a folder.`);
  const place = existsSync(resultFile) ? resultFile : dirname(resultFile);
  attempt(() => accessSync(place, constants.W_OK), `Cannot write ${resultFile}.`);
  return {request: body, jobId, resultFile, upload: file, template, out};
}

/** Whether an error of `fetch` came before anything was sent: name, connection, certificate, or a port that it does not call. */
function isUnsent(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  const code = cause instanceof Error ? ('code' in cause ? String(cause.code) : cause.message) : '';
  return /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ERR_INVALID_URL|ERR_TLS_.*|.*CERT.*|UNABLE_TO_.*|bad port)$/.test(
    code,
  );
}

/** One HTTP call; after 401, once more with a new token. `code` ends the program if there is none. */
async function call(server: Server, limit: number, url: string, code: number, body?: string | FormData) {
  const answer = await callOnce(server, limit, url, body);
  if (answer.status !== 401 || !server.tokenCommand) return answer;
  const {status, stdout} = spawnSync(server.tokenCommand, {shell: true, encoding: 'utf8', stdio: [0, 'pipe', 2]});
  if (status !== 0) throw new Stop(code, `FLOW_TOKEN_COMMAND failed with exit status ${status ?? 'unknown'}.`);
  const token = stdout.trim();
  if (!isToken(token)) throw new Stop(code, 'FLOW_TOKEN_COMMAND printed no token: expected one word.');
  server.authorization = `Bearer ${token}`;
  return callOnce(server, limit, url, body);
}

/** `Retry-After` is a number of seconds or a date. */
function secondsOf(wait: string): number {
  if (/^\d{1,6}$/.test(wait)) return Number(wait);
  return Math.max(0, Math.ceil((Date.parse(wait) - Date.now()) / 1000) || 0);
}

/** Redirects are not followed, and the time-out includes the body. A body makes it a POST. */
async function callOnce(server: Server, limit: number, url: string, body?: string | FormData): Promise<Answer> {
  try {
    const answer = await fetch(url, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        Accept: 'application/json, */*',
        ...(server.authorization === undefined ? {} : {Authorization: server.authorization}),
        ...(typeof body === 'string' ? {'Content-Type': 'application/json'} : {}),
      },
      ...(body === undefined ? {} : {body}),
      redirect: 'manual',
      signal: AbortSignal.timeout(limit * 1000),
    });
    const bytes = Buffer.from(await answer.arrayBuffer());
    const retryAfter = secondsOf(answer.headers.get('Retry-After') ?? '');
    const isHtml = /^text\/html/i.test(answer.headers.get('Content-Type') ?? '');
    return {status: answer.status, bytes, body: bytes.toString('utf8'), unsent: false, retryAfter, isHtml};
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    const unsent = isUnsent(error);
    return {status: 0, bytes: Buffer.alloc(0), body: String(cause), unsent, retryAfter: 0, isHtml: false};
  }
}

function field(json: unknown, name: string): unknown {
  return typeof json === 'object' && json !== null ? (json as Record<string, unknown>)[name] : undefined;
}

const types: Record<string, string> = {
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.tif': 'image/tiff',
  '.pdf': 'application/pdf',
};

/** Uploads the file to the data store, and returns a job request for it. */
export async function upload(settings: Settings, file: string, template: string): Promise<string> {
  const filename = basename(file);
  const mimeType = types[extname(file).toLowerCase()] ?? 'application/octet-stream';
  const form = new FormData();
  form.set('__DOC', new Blob(['{}'], {type: 'application/json'}));
  form.set('file', await openAsBlob(file, {type: mimeType}), filename);
  const answer = await call(settings.store, settings.httpTimeout, `${settings.store.url}/api/v1/documents`, 3, form);
  const document = isSuccess(answer) ? parse(answer.body) : undefined;
  const [documentId, elements] = [field(document, 'documentId'), field(document, 'contentElements')];
  const element = Array.isArray(elements) ? field(elements[0], 'id') : undefined;
  if (typeof documentId !== 'string' || typeof element !== 'string') {
    const start = answer.body.slice(0, 500);
    throw new Stop(3, `The upload failed, HTTP ${answer.status}. Nothing was submitted. ${start}`);
  }
  const url = `${settings.storeInnerUrl}/api/v1/documents/${documentId}/content/${element}`;
  say(`Uploaded ${filename}: ${url}`);
  const parts = [{url, filename, type: 'BASE_PART', mimeType}];
  return JSON.stringify({jobTemplateName: template, priority: 0, items: [{parts}]});
}

/** Sent once only: a repeated submission could start the same work twice. */
export async function submit({controller, httpTimeout}: Settings, request: string): Promise<string> {
  const {url} = controller;
  const {status, body, unsent} = await call(controller, httpTimeout, `${url}/job/create`, 3, request);
  const reason = status === 0 ? body : `HTTP ${status}: ${body.slice(0, 500)}`;
  if (unsent || status === 429) throw new Stop(3, `Nothing was submitted to ${url}. ${reason}`);
  if (status === 0 || status >= 500) throw new Stop(5, `${unclear} ${reason}`);
  if (status >= 300) throw new Stop(7, `${url} rejected the job request, ${reason}`);
  // Not from the parsed value, which rounds large numbers.
  const isJob = /^\d+$/.test(String(field(parse(body), 'jobExecutionID')));
  const [, jobId] = (isJob && /"jobExecutionID"\s*:\s*"?(\d+)/.exec(body)) || [];
  if (jobId === undefined) throw new Stop(5, `The response contains no jobExecutionID. ${unclear} ${reason}`);
  return jobId;
}

/** Uploads and submits, unless there is a job file from an earlier call. Removes it if nothing was submitted. */
async function start(settings: Settings, {request, upload: file, template}: Call): Promise<string> {
  const {jobFile} = settings;
  try {
    if (jobFile) writeFileSync(jobFile, 'submitting\n', {flag: 'wx'});
  } catch {
    if (!existsSync(jobFile)) throw new Stop(2, `Cannot write ${jobFile}.`);
    throw new Stop(5, `${jobFile} is there from an earlier call. ${unclear} Then use --job, or delete the file.`);
  }
  try {
    const jobId = await submit(settings, request || (await upload(settings, file, template)));
    if (jobFile) writeFileSync(jobFile, `${jobId}\n`);
    say(`Job ${jobId} submitted.`);
    return jobId;
  } catch (error) {
    if (jobFile && error instanceof Stop && error.code !== 5) rmSync(jobFile);
    throw error;
  }
}

/** Reads what belongs to a job, with pauses that grow until the deadline. */
export class Reader {
  readonly settings: Settings;
  readonly jobId: string;
  readonly again: string;
  readonly giveUpAt: number;
  pause = 1;
  last = '';

  constructor(settings: Settings, jobId: string, again: string) {
    this.settings = settings;
    this.jobId = jobId;
    this.again = again;
    this.giveUpAt = Date.now() + settings.deadline * 1000;
  }

  /** The last pause ends at the deadline, but none is shorter than the server asked for. */
  async wait(asked = 0): Promise<void> {
    const left = (this.giveUpAt - Date.now()) / 1000;
    if (left <= 0 || asked > left) {
      throw new Stop(
        4,
        `Job ${this.jobId} is not finished at the deadline of ${this.settings.deadline} s, last status: ${this.last || 'unknown'}. ` +
          `If this status ends a job, name it in FLOW_END_STATES. To keep waiting, run: ${this.again}`,
      );
    }
    await sleep(Math.min(Math.max(this.pause, asked), left) * 1000);
    this.pause = Math.min(this.pause * 2, this.settings.pollMax);
  }

  unreadable(text: string): Stop {
    return new Stop(6, `${text} To go on, run: ${this.again}`);
  }

  /** Goes on after network errors, 429 and server errors. */
  async get(server: Server, url: string): Promise<Answer> {
    for (;;) {
      const answer = await call(server, this.settings.httpTimeout, url, 6);
      if (isSuccess(answer)) return answer;
      const {status} = answer;
      if (status !== 0 && status !== 429 && status < 500) {
        const why =
          server.url || status !== 401
            ? ''
            : ' No password was sent, because the URL begins with neither FLOW_STORE_URL nor FLOW_STORE_INNER_URL.';
        throw this.unreadable(`Cannot read ${url}, HTTP ${status}: ${answer.body.slice(0, 500)}${why}`);
      }
      say(`No usable response (HTTP ${status}). Retrying in ${Math.max(this.pause, answer.retryAfter)} s.`);
      await this.wait(answer.retryAfter);
    }
  }
}

/** Polls until the job is finished. */
export async function awaitEnd(reader: Reader): Promise<void> {
  const {settings, jobId} = reader;
  for (;;) {
    const answer = await reader.get(settings.controller, `${settings.controller.url}/job/execution/${jobId}`);
    const status = field(parse(answer.body), 'status');
    if (typeof status !== 'string' || status === '') {
      const start = answer.body.slice(0, 500);
      throw reader.unreadable(`The response contains no status. Compare it with your Swagger UI: ${start}`);
    }
    if (status !== reader.last) say(`Job ${jobId}: ${status}`);
    reader.last = status;
    if (status === 'FINISHED') return;
    if (settings.endStates.includes(status)) throw new Stop(1, `Job ${jobId} ended with status ${status}.`);
    await reader.wait();
  }
}

/** All objects with a text `url`, in the order of the answer, without the parts that were processed. */
function newParts(json: unknown): Part[] {
  if (typeof json !== 'object' || json === null) return [];
  const part = json as Part;
  const isNew = typeof field(json, 'url') === 'string' && field(json, 'type') !== 'META';
  return [...(isNew ? [part] : []), ...Object.values(json).flatMap(newParts)];
}

/** Downloads a part, and returns the name of the file. */
async function download(reader: Reader, out: string, {url, filename, mimeType}: Part, number: number) {
  const {store, storeInnerUrl} = reader.settings;
  // The workers' name of the data store may be unknown here.
  const address = url.startsWith(`${storeInnerUrl}/`) ? store.url + url.slice(storeInnerUrl.length) : url;
  const server = address.startsWith(`${store.url}/`) ? store : {url: ''};
  const name = (typeof filename === 'string' && filename ? filename : 'document').replaceAll(/[^\w.-]/g, '_');
  const file = join(out, `${number}-${name}`);
  const {bytes, isHtml} = await reader.get(server, address);
  if (isHtml && typeof mimeType === 'string' && mimeType && !mimeType.includes('html')) {
    throw reader.unreadable(`${address} is an HTML page, not ${mimeType}.`);
  }
  writeFileSync(file, bytes, {mode: 0o600});
  return file;
}

export async function main(args: string[]): Promise<void> {
  if (args[0] === '--help' || args[0] === '-h') return console.log(help);
  const what = readCall(args);
  const {resultFile, out} = what;
  const settings = readSettings();
  const jobId = what.jobId || (await start(settings, what));
  const own = repeated.map((name) => (text(name) ? `${name}=${quoted(text(name))} ` : '')).join('');
  const target = out ? `--out ${quoted(out)}` : quoted(resultFile);
  const reader = new Reader(settings, jobId, `${own}node ${quoted(process.argv[1] ?? '')} --job ${jobId} ${target}`);
  await awaitEnd(reader);
  const answer = await reader.get(settings.controller, `${settings.controller.url}/job/result/${jobId}`);
  const result = parse(answer.body);
  if (result === undefined) {
    throw reader.unreadable(`The response is not JSON. Compare it with your Swagger UI: ${answer.body.slice(0, 500)}`);
  }
  writeFileSync(resultFile, answer.bytes, {mode: 0o600});
  if (!out) say(`Result saved in ${resultFile}. URLs of new documents:`);
  for (const [index, part] of newParts(result).entries()) {
    console.log(out ? await download(reader, out, part, index + 1) : part.url);
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  main(process.argv.slice(2)).catch((error: unknown) => {
    say(`Error: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = error instanceof Stop ? error.code : 6;
  });
}

import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import {basename, dirname, extname, join} from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import {fileURLToPath, pathToFileURL} from 'node:url';
import {parseArgs} from 'node:util';

const help = `Uploads a document, runs a job of jadice flow on it, waits for its end and downloads the result.

  node run-job.ts --upload page.png --template ocr [--out result]    all of it, into the folder result
  node run-job.ts job-request.json [result.json]                     submit the request, wait, fetch the result
  node run-job.ts --job 18 [result.json]                             do not submit: wait for job 18, fetch its result

With --out result instead of result.json, they download the new documents, too. Needs Node.js 22.18 or newer and no packages;
compile it with esbuild for an older one. For settings such as FLOW_URL and for the exit codes, see "Settings and exit codes"
on the page "REST API".`;

/** Why there is no result: the exit code, and the ID of the job, or '' if none is known. */
export class Stop extends Error {
  readonly code: number;
  readonly jobId: string;

  constructor(code: number, message: string, jobId = '') {
    super(message);
    this.code = code;
    this.jobId = jobId;
  }
}

/** A complete answer, or `status` 0 and the reason why there is none. */
interface Answer {
  status: number;
  bytes: Buffer;
  body: string;
  reason: string; // for messages
  unsent: number; // exit code if the request did not leave this machine: 2 for a wrong URL or certificate, else 3
  retryAfter: number; // seconds that the server asks to wait
  isHtml: boolean;
}

interface Server {
  url: string;
  authorization?: string | undefined;
  tokenCommand?: string;
}

export interface Part {
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

const shellWord = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

export type Settings = ReturnType<typeof Settings>;

/** From `given`, such as `{FLOW_URL: 'https://flow.example.com'}`, or else from the environment. */
export function Settings(given: Record<string, string> = {}) {
  const values: NodeJS.ProcessEnv = {...process.env, ...given};
  const text = (name: string, fallback = ''): string => values[name] || fallback;
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
    mimeType: text('FLOW_MIME_TYPE'),
    again: repeated.map((name) => (text(name) ? `${name}=${shellWord(text(name))} ` : '')).join(''),
  };
}

const usage = 'expected --upload <file> --template <name>, job-request.json or --job <job ID>; see --help';

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
  const list = {type: 'string', multiple: true} as const;
  const options = {job: list, upload: list, template: list, out: list};
  const {values, positionals: files} = attempt(() => parseArgs({args, options, allowPositionals: true}), usage);
  const given = [values.job, values.upload, values.template, values.out];
  if (given.some((texts) => texts && (texts.length > 1 || !texts[0]))) throw new Stop(2, usage);
  const [jobId = '', file = '', template = '', folder = ''] = given.map((texts) => texts?.[0]);
  const out = folder || (file ? 'result' : '');
  const request = jobId || file ? '' : (files.shift() ?? '');
  const starts = [jobId, file, request].filter(Boolean);
  if (starts.length !== 1 || !file !== !template || files.length > (out ? 0 : 1)) throw new Stop(2, usage);
  if (jobId && !/^\d+$/.test(jobId)) throw new Stop(2, usage);
  if (file) attempt(() => fs.accessSync(file, fs.constants.R_OK), `Cannot read ${file}.`);
  const body = request && attempt(() => fs.readFileSync(request, 'utf8'), `Cannot read ${request}.`);
  if (request && parse(body) === undefined) throw new Stop(2, `${request} is not valid JSON.`);
  if (out) attempt(() => fs.mkdirSync(out, {recursive: true}), `Cannot make the folder ${out}.`);
  const resultFile = out ? join(out, 'result.json') : files[0] || 'result.json';
  const there = fs.statSync(resultFile, {throwIfNoEntry: false});
  if (there?.isDirectory()) throw new Stop(2, `${resultFile} is a folder.`);
  attempt(
    () => fs.accessSync(there ? resultFile : dirname(resultFile), fs.constants.W_OK),
    `Cannot write ${resultFile}.`,
  );
  return {request: body, jobId, resultFile, upload: file, template, out};
}

/** `unsent` of an error of `fetch`: URL, name, certificate, a port that it does not call, or else the connection. */
function unsentOf(error: unknown): number {
  const cause = error instanceof Error ? error.cause : undefined;
  const code = cause instanceof Error ? ('code' in cause ? String(cause.code) : cause.message) : '';
  if (/^E(NOTFOUND|RR_INVALID_URL|RR_TLS_.*)$|CERT|^UNABLE_TO_|^bad port$|^unknown scheme$/.test(code)) return 2;
  return /^E(CONNREFUSED|AI_AGAIN|HOSTUNREACH|NETUNREACH)$/.test(code) ? 3 : 0;
}

/** One HTTP call; after 401, once more with a new token. */
async function call(server: Server, limit: number, url: string, body?: string | FormData, jobId = '') {
  const answer = await callOnce(server, limit, url, body);
  if (answer.status !== 401 || !server.tokenCommand) return answer;
  const {status, stdout} = spawnSync(server.tokenCommand, {shell: true, encoding: 'utf8', stdio: [0, 'pipe', 2]});
  const [token, code] = [stdout.trim(), jobId ? 6 : 3];
  if (status !== 0) throw new Stop(code, `FLOW_TOKEN_COMMAND failed with exit status ${status ?? 'unknown'}.`, jobId);
  if (!isToken(token)) throw new Stop(code, 'FLOW_TOKEN_COMMAND printed no token: expected one word.', jobId);
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
    const [{status, headers}, text] = [answer, bytes.toString('utf8')];
    const retryAfter = secondsOf(headers.get('Retry-After') ?? '');
    const isHtml = /^text\/html/i.test(headers.get('Content-Type') ?? '');
    const host = headers.has('Location') ? ` to ${new URL(headers.get('Location') ?? '', url).hostname}` : '';
    const reason = `HTTP ${status}${retryAfter ? `, Retry-After ${retryAfter} s` : host}: ${text.slice(0, 500)}`;
    return {status, bytes, body: text, reason, unsent: 0, retryAfter, isHtml};
  } catch (error) {
    const reason = String(error instanceof Error && error.cause instanceof Error ? error.cause : error);
    return {status: 0, bytes: Buffer.alloc(0), body: '', reason, unsent: unsentOf(error), retryAfter: 0, isHtml: false};
  }
}

function field(json: unknown, name: string): unknown {
  return typeof json === 'object' && json !== null ? (json as Record<string, unknown>)[name] : undefined;
}

const types: Record<string, string> = {jpg: 'image/jpeg', tif: 'image/tiff', pdf: 'application/pdf'};
for (const ending of ['png', 'jpeg', 'tiff', 'bmp', 'gif']) types[ending] = `image/${ending}`;
types['eml'] = 'message/rfc822';
types['docx'] = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** Uploads the file to the data store, and returns a job request for it. */
export async function upload(settings: Settings, file: string, template: string): Promise<string> {
  const filename = basename(file);
  const mimeType = settings.mimeType || (types[extname(file).slice(1).toLowerCase()] ?? 'application/octet-stream');
  if (mimeType.endsWith('octet-stream')) say(`${filename} is sent as ${mimeType}. FLOW_MIME_TYPE sets another type.`);
  const form = new FormData();
  form.set('__DOC', new Blob(['{}'], {type: 'application/json'}));
  const content = await fs.openAsBlob(file, {type: mimeType}).catch(() => undefined);
  if (!content) throw new Stop(2, `Cannot read ${file}.`);
  form.set('file', content, filename);
  const answer = await call(settings.store, settings.httpTimeout, `${settings.store.url}/api/v1/documents`, form);
  const document = isSuccess(answer) ? parse(answer.body) : undefined;
  const [documentId, elements] = [field(document, 'documentId'), field(document, 'contentElements')];
  const element = Array.isArray(elements) ? field(elements[0], 'id') : undefined;
  if (typeof documentId !== 'string' || typeof element !== 'string') {
    const isRefused = answer.status >= 200 && answer.status < 500 && answer.status !== 429;
    const code = answer.unsent || (isRefused ? 7 : 3);
    throw new Stop(code, `Nothing was submitted, because the upload failed. ${answer.reason}`);
  }
  const url = `${settings.storeInnerUrl}/api/v1/documents/${documentId}/content/${element}`;
  say(`Uploaded ${filename}: ${url}`);
  const parts = [{url, filename, type: 'BASE_PART', mimeType}];
  return JSON.stringify({jobTemplateName: template, priority: 0, items: [{parts}]});
}

/** Sent once only: a repeated submission could start the same work twice. */
export async function submit({controller, httpTimeout}: Settings, request: string): Promise<string> {
  const {url} = controller;
  const {status, body, unsent, reason} = await call(controller, httpTimeout, `${url}/job/create`, request);
  if (unsent || status === 429) throw new Stop(unsent || 3, `Nothing was submitted to ${url}. ${reason}`);
  if (status === 0 || status >= 500) throw new Stop(5, `${unclear} ${reason}`);
  if (status >= 300) throw new Stop(7, `${url} rejected the job request, ${reason}`);
  // Not from the parsed value, which rounds large numbers.
  const isJob = /^\d+$/.test(String(field(parse(body), 'jobExecutionID')));
  const [, jobId] = (isJob && /"jobExecutionID"\s*:\s*"?(\d+)/.exec(body)) || [];
  if (jobId === undefined) throw new Stop(5, `The response contains no jobExecutionID. ${unclear} ${reason}`);
  return jobId;
}

/** Submits the request, or one for the file, unless there is a job file from an earlier call. Removes it if nothing was submitted. */
async function start(settings: Settings, request: string, file = '', template = ''): Promise<string> {
  const {jobFile} = settings;
  try {
    if (jobFile) fs.writeFileSync(jobFile, 'submitting\n', {flag: 'wx'});
  } catch {
    if (!fs.existsSync(jobFile)) throw new Stop(2, `Cannot write ${jobFile}.`);
    const earlier = attempt(() => fs.readFileSync(jobFile, 'utf8'), `Cannot read ${jobFile}.`).trim();
    const jobId = /^\d+$/.test(earlier) ? earlier : '';
    const known = `Use --job ${jobId}, or another file for another document.`;
    const advice = jobId ? known : `${unclear} Then use --job, or delete the file.`;
    throw new Stop(5, `${jobFile} is there from an earlier call. ${advice}`, jobId);
  }
  try {
    const jobId = await submit(settings, request || (await upload(settings, file, template)));
    say(`Job ${jobId} submitted.`);
    if (jobFile) fs.writeFileSync(jobFile, `${jobId}\n`);
    return jobId;
  } catch (error) {
    if (jobFile && error instanceof Stop && error.code !== 5) fs.rmSync(jobFile);
    throw error;
  }
}

/** A submitted job, and reading what belongs to it. The deadline begins when this object is made. */
export class Job {
  readonly settings: Settings;
  readonly jobId: string;
  readonly giveUpAt: number;
  readonly again: string;
  last = ''; // status

  constructor(settings: Settings, jobId: string, target = 'result.json') {
    this.settings = settings;
    this.jobId = jobId;
    this.giveUpAt = Date.now() + settings.deadline * 1000;
    const client = shellWord(fileURLToPath(import.meta.url));
    this.again = `To go on without a second job, run: ${settings.again}node ${client} --job ${jobId} ${target}`;
  }

  unreadable(what: string, code = 6): Stop {
    const state = this.last === 'FINISHED' ? ' is finished, but' : ':';
    const advice = code === 6 ? this.again : 'If the URL is right, only a new job helps.';
    return new Stop(code, `Job ${this.jobId}${state} ${what} ${advice}`, this.jobId);
  }

  /** The last pause ends at the deadline, but none is shorter than the server asked for. Returns the next one. */
  async wait(pause: number, asked = 0, trouble = ''): Promise<number> {
    const left = (this.giveUpAt - Date.now()) / 1000;
    if (left > 0 && asked <= left) {
      await sleep(Math.min(Math.max(pause, asked), left) * 1000);
      return Math.min(pause * 2, this.settings.pollMax);
    }
    const limit = `the deadline of ${this.settings.deadline} s`;
    if (this.last === 'FINISHED') throw this.unreadable(`could not be read before ${limit}.${trouble}`);
    const state = `Job ${this.jobId} is not finished at ${limit}, last status: ${this.last || 'unknown'}.${trouble}`;
    throw new Stop(4, `${state} If this status ends a job, name it in FLOW_END_STATES. ${this.again}`, this.jobId);
  }

  /** Goes on after network errors, 429 and server errors. Pauses grow until an answer is usable. */
  async get(server: Server, url: string): Promise<Answer> {
    for (let pause = 1; ;) {
      const answer = await call(server, this.settings.httpTimeout, url, undefined, this.jobId);
      if (isSuccess(answer)) return answer;
      const {status, reason, retryAfter} = answer;
      if (status !== 0 && status !== 429 && status < 500) {
        const unsent =
          ' No password was sent, because the URL begins with neither FLOW_STORE_URL nor FLOW_STORE_INNER_URL.';
        const cause = status === 401 && !server.url ? unsent : '';
        throw this.unreadable(`${url} cannot be read. ${reason}${cause}`, status === 404 ? 8 : 6);
      }
      say(`No usable response (HTTP ${status}). Retrying in ${Math.max(pause, retryAfter)} s.`);
      pause = await this.wait(pause, retryAfter, ` ${url}: ${reason}`);
    }
  }
}

/** Polls until the job is finished, saves its result in the file, and returns its new documents. */
export async function awaitResult(job: Job, file: string): Promise<Part[]> {
  const {controller, endStates} = job.settings;
  for (let pause = 1; job.last !== 'FINISHED';) {
    const {body, reason} = await job.get(controller, `${controller.url}/job/execution/${job.jobId}`);
    const status = field(parse(body), 'status');
    if (typeof status !== 'string' || status === '') {
      throw job.unreadable(`the response has no status. Compare it with your Swagger UI. ${reason}`);
    }
    if (status !== job.last) say(`Job ${job.jobId}: ${status}`);
    job.last = status;
    if (status === 'FINISHED') break;
    if (endStates.includes(status)) throw new Stop(1, `Job ${job.jobId} ended with status ${status}.`, job.jobId);
    pause = await job.wait(pause);
  }
  const {bytes, body, reason} = await job.get(controller, `${controller.url}/job/result/${job.jobId}`);
  const result = parse(body);
  if (result === undefined) throw job.unreadable(`its result is not JSON. Compare it with your Swagger UI. ${reason}`);
  fs.writeFileSync(file, bytes, {mode: 0o600});
  return newParts(result);
}

/** All objects with a text `url`, in the order of the answer, without the parts that were processed. */
function newParts(json: unknown): Part[] {
  if (typeof json !== 'object' || json === null) return [];
  const part = json as Part;
  const isNew = typeof field(json, 'url') === 'string' && field(json, 'type') !== 'META';
  return [...(isNew ? [part] : []), ...Object.values(json).flatMap(newParts)];
}

/** Downloads a document of the result into the folder, and returns the name of the file. */
export async function download(
  job: Job,
  {url, filename, mimeType}: Part,
  out: string,
  number: number,
): Promise<string> {
  const {store, storeInnerUrl} = job.settings;
  // The workers' name of the data store may be unknown here.
  const address = url.startsWith(`${storeInnerUrl}/`) ? store.url + url.slice(storeInnerUrl.length) : url;
  const {bytes, isHtml} = await job.get(address.startsWith(`${store.url}/`) ? store : {url: ''}, address);
  if (isHtml && typeof mimeType === 'string' && mimeType && !mimeType.includes('html')) {
    throw job.unreadable(`${address} is an HTML page, not ${mimeType}.`);
  }
  const name = (typeof filename === 'string' && filename ? filename : 'document').replaceAll(/[^\w.-]/g, '_');
  const file = join(out, `${number}-${name}`);
  fs.writeFileSync(file, bytes, {mode: 0o600});
  return file;
}

/** Waits and saves the result. With a folder, downloads the new documents. Returns their files, or else their URLs. */
async function fetchResult(settings: Settings, jobId: string, resultFile: string, out: string): Promise<string[]> {
  const job = new Job(settings, jobId, out ? `--out ${shellWord(out)}` : shellWord(resultFile));
  const files: string[] = [];
  try {
    const parts = await awaitResult(job, resultFile);
    if (!out) say(`Result saved in ${resultFile}. URLs of new documents:`);
    if (!out) return parts.map(({url}) => url);
    for (const part of parts) files.push(await download(job, part, out, files.length + 1));
  } catch (error) {
    throw error instanceof Stop ? error : job.unreadable(`a file cannot be written. ${String(error)}.`);
  }
  if (files.length > 0) return files;
  throw job.unreadable(`${resultFile} names no new document. Compare it with your Swagger UI.`);
}

/** Uploads the file, runs the template on it, waits, and downloads into the folder. Returns the names of the files. */
export async function roundTrip(settings: Settings, file: string, template: string, out = 'result'): Promise<string[]> {
  fs.mkdirSync(out, {recursive: true});
  const jobId = await start(settings, '', file, template);
  return fetchResult(settings, jobId, join(out, 'result.json'), out);
}

export async function main(args: string[]): Promise<void> {
  if (args[0] === '--help' || args[0] === '-h') return console.log(help);
  const {request, jobId, resultFile, upload: file, template, out} = readCall(args);
  const settings = Settings();
  const lines = file
    ? await roundTrip(settings, file, template, out)
    : await fetchResult(settings, jobId || (await start(settings, request)), resultFile, out);
  lines.forEach((line) => console.log(line));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  main(process.argv.slice(2)).catch((error: unknown) => {
    say(`Error: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = error instanceof Stop ? error.code : 6;
  });
}

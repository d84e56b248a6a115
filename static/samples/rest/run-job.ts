import {spawnSync} from 'node:child_process';
import {accessSync, constants, existsSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import {dirname} from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';

const help = `Submits a job request to a jadice flow controller, waits for the end of the job and saves the result.

  node run-job.ts job-request.json [result.json]    submit the request, wait, fetch the result
  node run-job.ts --job 18 [result.json]            do not submit: wait for job 18, fetch its result

Needs Node.js 22.18 or newer and no packages; with an older one compile it with tsc first. Settings, output and exit codes
are those of run-job.sh: FLOW_URL, FLOW_TOKEN, FLOW_TOKEN_COMMAND, FLOW_USER, FLOW_PASSWORD, FLOW_DEADLINE, FLOW_HTTP_TIMEOUT,
FLOW_POLL_MAX, FLOW_END_STATES; 0 finished, 1 ended with another status, 2 invalid arguments, 3 HTTP or network error, 4 deadline.`;

/** Ends the program with an exit code. */
class Stop extends Error {
  readonly code: number;

  constructor(code: number, message: string) {
    super(message);
    this.code = code;
  }
}

/** A complete answer, or `status` 0 and the reason why there is none. */
interface Answer {
  status: number;
  body: string;
  /** The request did not leave this machine. */
  unsent: boolean;
  /** Seconds that the server asks to wait. */
  retryAfter: number;
}

interface Settings {
  url: string;
  authorization: string | undefined;
  tokenCommand: string;
  deadline: number;
  httpTimeout: number;
  pollMax: number;
  endStates: string[];
}

interface Call {
  request: string | undefined;
  jobId: string | undefined;
  resultFile: string;
}

const say = (text: string): void => console.error(text);
const isSuccess = ({status}: Answer): boolean => status >= 200 && status < 300;
/** A token is one word: neither empty nor, like the text of an error, with blanks or line breaks. */
const isToken = (text: string): boolean => /^\S+$/.test(text);
const unclear = 'The job might exist: check the Controller UI first.';

function readSettings(): Settings {
  const text = (name: string, fallback: string): string => process.env[name] || fallback;
  const seconds = (name: string, fallback: string): number => {
    const value = text(name, fallback);
    if (!/^[1-9]\d*$/.test(value)) throw new Stop(2, `Not a number of seconds: ${value}`);
    return Number(value);
  };
  const [token, user, password] = [text('FLOW_TOKEN', ''), text('FLOW_USER', ''), text('FLOW_PASSWORD', '')];
  if (token && !isToken(token)) throw new Stop(2, 'FLOW_TOKEN is no token: it contains a blank or a line break.');
  if (!token && user && !password) throw new Stop(2, 'FLOW_USER is set, FLOW_PASSWORD is not.');
  const basic = user ? `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}` : undefined;
  return {
    url: text('FLOW_URL', 'http://localhost:8080').replace(/\/$/, ''),
    authorization: token ? `Bearer ${token}` : basic,
    tokenCommand: text('FLOW_TOKEN_COMMAND', ''),
    deadline: seconds('FLOW_DEADLINE', '600'),
    httpTimeout: seconds('FLOW_HTTP_TIMEOUT', '60'),
    pollMax: seconds('FLOW_POLL_MAX', '30'),
    endStates: text('FLOW_END_STATES', '').split(/\s+/).filter(Boolean),
  };
}

const usage = (): Stop =>
  new Stop(2, 'expected job-request.json [result.json] or --job <job ID> [result.json]; see --help');

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function readRequest(file: string): string {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new Stop(2, `Cannot read ${file}.`);
  }
  if (text === '') throw new Stop(2, `${file} is empty.`);
  if (parse(text) === undefined) throw new Stop(2, `${file} is not valid JSON.`);
  return text;
}

/** Check everything before the job is submitted. */
function readCall(args: string[]): Call {
  const [first = '', second, third] = args;
  const resumes = first === '--job';
  if (args.length > (resumes ? 3 : 2)) throw usage();
  if (resumes ? !/^\d+$/.test(second ?? '') : first === '' || first.startsWith('-')) throw usage();
  const resultFile = (resumes ? third : second) || 'result.json';
  const request = resumes ? undefined : readRequest(first);
  if (existsSync(resultFile) && statSync(resultFile).isDirectory()) throw new Stop(2, `${resultFile} is a folder.`);
  try {
    accessSync(existsSync(resultFile) ? resultFile : dirname(resultFile), constants.W_OK);
  } catch {
    throw new Stop(2, `Cannot write ${resultFile}.`);
  }
  return {request, jobId: resumes ? second : undefined, resultFile};
}

/** Whether an error of `fetch` came before anything was sent: name, connection or certificate. */
function isUnsent(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  return /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ERR_INVALID_URL|ERR_TLS_.*|.*CERT.*|UNABLE_TO_.*)$/.test(
    code,
  );
}

/** One HTTP call; after 401, once more with a new token. */
async function call(settings: Settings, method: string, path: string, body?: string): Promise<Answer> {
  const answer = await callOnce(settings, method, path, body);
  if (answer.status !== 401 || settings.tokenCommand === '') return answer;
  const {status, stdout} = spawnSync(settings.tokenCommand, {
    shell: true,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) throw new Stop(3, `FLOW_TOKEN_COMMAND failed with exit status ${status ?? 'unknown'}.`);
  const token = stdout.trim();
  if (!isToken(token)) throw new Stop(3, 'FLOW_TOKEN_COMMAND printed no token: expected one word.');
  settings.authorization = `Bearer ${token}`;
  return callOnce(settings, method, path, body);
}

/** Redirects are not followed, and the time-out includes the body. */
async function callOnce(settings: Settings, method: string, path: string, body?: string): Promise<Answer> {
  try {
    const answer = await fetch(settings.url + path, {
      method,
      headers: {
        Accept: 'application/json',
        ...(settings.authorization === undefined ? {} : {Authorization: settings.authorization}),
        ...(body === undefined ? {} : {'Content-Type': 'application/json'}),
      },
      ...(body === undefined ? {} : {body}),
      redirect: 'manual',
      signal: AbortSignal.timeout(settings.httpTimeout * 1000),
    });
    const wait = answer.headers.get('Retry-After') ?? '';
    const retryAfter = /^\d{1,6}$/.test(wait) ? Number(wait) : 0;
    return {status: answer.status, body: await answer.text(), unsent: false, retryAfter};
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    return {status: 0, body: String(cause), unsent: isUnsent(error), retryAfter: 0};
  }
}

function field(json: unknown, name: string): unknown {
  return typeof json === 'object' && json !== null ? (json as Record<string, unknown>)[name] : undefined;
}

/** Sent once only: a repeated submission could start the same work twice. */
async function submit(settings: Settings, request: string): Promise<string> {
  const answer = await call(settings, 'POST', '/job/create', request);
  if (answer.unsent) throw new Stop(3, `Cannot reach ${settings.url}. Nothing was submitted. ${answer.body}`);
  if (answer.status === 0) throw new Stop(3, `No response to the submission. ${unclear} ${answer.body}`);
  if (answer.status >= 500) throw new Stop(3, `HTTP ${answer.status}. ${unclear} ${answer.body}`);
  if (!isSuccess(answer)) {
    throw new Stop(3, `The controller rejected the job request, HTTP ${answer.status}: ${answer.body}`);
  }
  const jobId = field(parse(answer.body), 'jobExecutionID');
  if (!/^\d+$/.test(String(jobId))) throw new Stop(3, `The response contains no jobExecutionID: ${answer.body}`);
  say(`Job ${String(jobId)} submitted.`);
  return String(jobId);
}

/** Polls with growing pauses until the job is finished; goes on after network and server errors. */
async function awaitEnd(settings: Settings, jobId: string, again: string): Promise<void> {
  const giveUpAt = Date.now() + settings.deadline * 1000;
  let last = '';
  for (let pause = 1; ; pause = Math.min(pause * 2, settings.pollMax)) {
    const answer = await call(settings, 'GET', `/job/execution/${jobId}`);
    if (isSuccess(answer)) {
      const status = field(parse(answer.body), 'status');
      if (typeof status !== 'string' || status === '') {
        throw new Stop(3, `The response contains no status. Compare it with your Swagger UI: ${answer.body}`);
      }
      if (status !== last) say(`Job ${jobId}: ${status}`);
      last = status;
      if (status === 'FINISHED') return;
      if (settings.endStates.includes(status)) throw new Stop(1, `Job ${jobId} ended with status ${status}.`);
    } else if (answer.status === 0 || answer.status === 429 || answer.status >= 500) {
      pause = Math.max(pause, answer.retryAfter);
      say(`No usable response (HTTP ${answer.status}). Retrying in ${pause} s.`);
    } else {
      throw new Stop(3, `Cannot read job ${jobId}, HTTP ${answer.status}: ${answer.body}`);
    }
    if (Date.now() + pause * 1000 > giveUpAt) {
      throw new Stop(
        4,
        `Job ${jobId} is not finished after ${settings.deadline} s, last status: ${last || 'unknown'}. ` +
          `If this status ends a job, name it in FLOW_END_STATES. To keep waiting, run: ${again}`,
      );
    }
    await sleep(pause * 1000);
  }
}

/** Texts of all fields `url`, in the order of the answer, without those of parts that were processed. */
function addressesIn(json: unknown): string[] {
  if (typeof json !== 'object' || json === null) return [];
  const own = Array.isArray(json) || field(json, 'type') === 'META' ? undefined : field(json, 'url');
  return [...(typeof own === 'string' ? [own] : []), ...Object.values(json).flatMap(addressesIn)];
}

async function main(): Promise<void> {
  const args = process.argv.slice(2);
  if (args[0] === '--help' || args[0] === '-h') return console.log(help);
  const {request, jobId: known, resultFile} = readCall(args);
  const settings = readSettings();
  const jobId = known ?? (await submit(settings, request ?? ''));
  const again = `FLOW_URL='${settings.url}' node run-job.ts --job ${jobId} '${resultFile}'`;
  await awaitEnd(settings, jobId, again);
  const answer = await call(settings, 'GET', `/job/result/${jobId}`);
  if (!isSuccess(answer)) throw new Stop(3, `Cannot fetch the result, HTTP ${answer.status}. Try again with: ${again}`);
  const result = parse(answer.body);
  if (result === undefined) {
    throw new Stop(3, `The response is not JSON. Compare it with your Swagger UI: ${answer.body.slice(0, 500)}`);
  }
  writeFileSync(resultFile, answer.body, {mode: 0o600});
  say(`Result saved in ${resultFile}. URLs of new documents:`);
  addressesIn(result).forEach((address) => console.log(address));
}

main().catch((error: unknown) => {
  say(`Error: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = error instanceof Stop ? error.code : 3;
});

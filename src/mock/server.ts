/** Serves the controller, the data store and a worker of the mock server. */
import {createServer, STATUS_CODES, type IncomingMessage, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {setTimeout as sleep} from 'node:timers/promises';
import type {OpenApiFile} from '../facts/schema/openapi';
import {Refusal, refuseUnless, type Answer, type Request} from './answers';
import {callOf, type Call} from './calls';
import {callFaults, callNames, jobFaults, signIn, wishesOf, type Wish} from './faults';
import {jsonText, Jobs} from './jobs';
import {anyLogin, controllerLogin, type Mode} from './logins';
import {Store} from './store';

export interface Settings {
  ports: Readonly<Record<'controller' | 'store' | 'worker', number>>;
  templates: readonly string[];
  /** Failures of the first calls and of the first job after the start. */
  faults: readonly Wish[];
  mode: Mode;
  account: string;
  tokenLife: number;
  slowSeconds: number;
  log: (line: string) => void;
}

export interface Apis {
  controller: OpenApiFile;
  store: OpenApiFile;
}

/** An answer, and what becomes of it on the way. */
interface Sent extends Answer {
  way?: 'lost' | 'cut' | undefined;
  /** For the log. */
  note?: string;
}

const longestBody = 64 * 1024 * 1024;
/** Completes the address of a request, which begins with its path. */
const anyHost = 'http://127.0.0.1';

async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    // Reads on what it does not keep, because a client sees no response before its request has been read.
    if (length <= longestBody) chunks.push(chunk);
  }
  refuseUnless(length <= longestBody, 413, 'The mock server accepts at most 64 MiB');
  return Buffer.concat(chunks);
}

/** The error body of Spring Boot. A controller has `message` only if it is configured so. */
const errorBody = (status: number, path: string, message: string): object => ({
  timestamp: new Date().toISOString(),
  status,
  error: STATUS_CODES[status] ?? 'Error',
  message,
  path,
});

function send(request: IncomingMessage, response: ServerResponse, {status, json, body, headers, way}: Sent): void {
  const bytes = body ?? (json === undefined ? Buffer.alloc(0) : Buffer.from(`${jsonText(json)}\n`));
  if (way === 'lost') {
    request.socket.destroy();
    return;
  }
  response.writeHead(status, {
    'X-Mock-Server': 'not jadice flow; statuses and results are examples',
    ...(json === undefined ? {} : {'Content-Type': 'application/json'}),
    ...(status === 204 ? {} : {'Content-Length': bytes.length}),
    ...headers,
  });
  if (way === 'cut') {
    response.write(bytes.subarray(0, bytes.length / 2), () => request.socket.destroy());
  } else {
    response.end(bytes);
  }
}

/**
 * Starts the servers.
 *
 * @returns their addresses
 * @throws the error of a port that cannot be used, with the name of the server in `cause`
 */
export async function serve(apis: Apis, settings: Settings): Promise<Record<keyof Settings['ports'], string>> {
  const isOfJob = ({name}: Wish): boolean => name in jobFaults;
  const wishes = settings.faults.filter((wish) => !isOfJob(wish));
  const addresses = {controller: '', store: '', worker: ''};
  const store = new Store();
  const jobs = new Jobs(
    settings.templates,
    settings.faults.filter(isOfJob),
    store,
    (wish) => wishes.push(wish),
    (host = '', part) => {
      const store = new URL(addresses.store);
      const {origin, protocol, port} = new URL(part);
      if (protocol === store.protocol && port === store.port) return origin;
      if (URL.canParse(`http://${host}`)) store.hostname = new URL(`http://${host}`).hostname;
      return store.origin;
    },
  );
  const login = controllerLogin(settings.mode, settings.account, settings.tokenLife);

  /** The failure that this call shall have, which then is over. */
  const wishedFor = ({operation: {operationId}, path, headers}: Call, created?: string): string | undefined => {
    const name = callNames[operationId] ?? operationId;
    const [own] = wishesOf(String(headers['x-mock-server'] ?? ''), [name]);
    if (own && created === undefined) return own.name;
    const jobId = created ?? path['jobId'] ?? jobs.makers.get(path['documentID'] ?? '');
    const isMine = (wish: Wish): boolean =>
      (wish.call ?? name) === name && (wish.jobId === undefined ? created === undefined : wish.jobId === jobId);
    const index = wishes.findIndex(isMine);
    return index < 0 ? undefined : wishes.splice(index, 1)[0]!.name;
  };

  async function work(call: Call, answer: (call: Call) => Answer): Promise<Sent> {
    let name = wishedFor(call);
    const early = callFaults[name ?? '']?.before?.();
    if (early) return {...early, note: `failure ${name}`};
    const done = answer(call);
    const created = call.operation.operationId === 'createJob' && (done.json as {jobExecutionID: string});
    // A request can ask for a failure of the call that creates its job: then the job exists.
    name ??= created ? wishedFor(call, created.jobExecutionID) : undefined;
    const fault = callFaults[name ?? ''];
    if (fault?.after === 'slow') {
      await sleep(settings.slowSeconds * 1000);
    }
    const isTwice = fault?.after === 'twice';
    const last = isTwice ? answer(call) : (fault?.answer ?? fault?.before?.() ?? done);
    const way = fault?.after === 'lost' || fault?.after === 'cut' ? fault.after : undefined;
    const ids = [done, last].map(({json}) => (json as {jobExecutionID?: string} | undefined)?.jobExecutionID);
    const jobsMade = isTwice && created ? `: jobs ${ids.join(' and ')}` : '';
    return {...last, way, note: name && `failure ${name}${jobsMade}`};
  }

  const components: Readonly<Record<keyof typeof addresses, (request: Request) => Promise<Sent> | Sent>> = {
    controller: (request) =>
      login.token(request) ??
      work(
        callOf(apis.controller, request, (sent) => login.check(sent)),
        (call) => jobs.answer(call),
      ),
    store: (request) => work(callOf(apis.store, request, anyLogin), (call) => store.answer(call)),
    worker: ({method, url}) => {
      refuseUnless(url.pathname === '/actuator/health', 404, 'The mock server does not have this path');
      refuseUnless(method === 'GET', 405, 'The path has no such method');
      return {status: 200, json: {status: 'UP'}};
    },
  };

  async function answerTo(component: keyof typeof addresses, request: IncomingMessage): Promise<Sent> {
    const {method = '', headers, url: target = ''} = request;
    const [path = ''] = target.split('?');
    try {
      refuseUnless(URL.canParse(target, anyHost), 400, 'The address is not valid');
      const url = new URL(target, anyHost);
      if (path === '/login') return signIn();
      const sent = await components[component]({method, url, headers, bytes: await bytesOf(request)});
      const isEmptyError = sent.status >= 400 && sent.json === undefined && sent.body === undefined;
      return isEmptyError ? {...sent, json: errorBody(sent.status, path, sent.note ?? '')} : sent;
    } catch (error) {
      // Also if the client breaks off its request: one call must not end the server.
      const {status, headers, message} = error instanceof Refusal ? error : new Refusal(500, String(error));
      return {status, headers, json: errorBody(status, path, message), note: message};
    }
  }

  const listen = (component: keyof typeof addresses): Promise<void> =>
    new Promise((resolve, reject) => {
      const server = createServer((request, response) => {
        void answerTo(component, request).then((sent) => {
          send(request, response, sent);
          const {status} = {status: '', ...(sent.status < 300 ? (sent.json as object | undefined) : undefined)};
          settings.log([request.method, request.url, sent.status, status, sent.note].filter(Boolean).join(' '));
        });
      });
      server.on('error', (error) => reject(Object.assign(error, {cause: component})));
      server.listen(settings.ports[component], '127.0.0.1', () => {
        addresses[component] = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
        resolve();
      });
    });
  await listen('controller');
  await listen('store');
  await listen('worker');
  return addresses;
}

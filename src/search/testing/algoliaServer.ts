/** For tests: a loopback server with the protocol of the hosted service and our records. */
import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import type {SearchAnswer, SearchRequest} from '../engine/hits';
import {SearchService} from '../engine/service';

export interface Received {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingMessage['headers'];
  body: unknown;
}

/** Faulty behaviour of the server for a request; `undefined` for a correct response. */
export type Misbehave = (
  request: Received,
) => {status?: number; body?: string; delay?: number; drop?: boolean} | undefined;

async function read(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) {
    text += String(chunk);
  }
  return text;
}

/** The service: searches the given indexes, and stores pushed indexes by name. */
export class AlgoliaServer {
  readonly received: Received[] = [];
  readonly stored = new Map<string, {settings?: unknown; records: unknown[]}>();
  misbehave: Misbehave = () => undefined;
  private readonly server: Server;
  private lastTask = 0;

  /** @param service - Finds the hits. The default has no indexes. */
  constructor(private readonly service = new SearchService('https://docs.example.com/')) {
    this.server = createServer((request, response) => void this.handle(request, response));
  }

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const text = await read(request);
    const received: Received = {
      method: request.method ?? '',
      path: url.pathname,
      query: url.searchParams,
      headers: request.headers,
      body: text ? (JSON.parse(text) as unknown) : undefined,
    };
    this.received.push(received);
    const {status = 200, body, delay = 0, drop = false} = this.misbehave(received) ?? {};
    await new Promise((resolve) => setTimeout(resolve, delay));
    if (drop) {
      request.socket.destroy();
      return;
    }
    response.writeHead(status, {'content-type': 'application/json', 'access-control-allow-origin': '*'});
    response.end(body ?? JSON.stringify(this.answer(received)));
  }

  private answer({method, path, body}: Received): unknown {
    if (path === '/1/indexes/*/queries') {
      const {requests} = body as {requests: SearchRequest[]};
      return {
        results: requests.map((one): SearchAnswer => ({
          ...this.service.look(one).answer,
          queryID: '0123456789abcdef0123456789abcdef',
        })),
      };
    }
    if (path === '/1/events') {
      return {status: 200, message: 'OK'};
    }
    const [, name = '', action = ''] = /^\/1\/indexes\/([^/]+)(?:\/(\w+))?/.exec(path) ?? [];
    return action === 'task'
      ? {status: 'published', pendingTask: false}
      : this.change(method, decodeURIComponent(name), action, body);
  }

  private change(method: string, name: string, action: string, body: unknown): unknown {
    this.lastTask += 1;
    const index = this.stored.get(name) ?? {records: []};
    if (method === 'DELETE') {
      this.stored.delete(name);
    } else if (action === 'settings') {
      this.stored.set(name, {...index, settings: body});
    } else if (action === 'batch') {
      const {requests} = body as {requests: {body: unknown}[]};
      this.stored.set(name, {...index, records: [...index.records, ...requests.map((one) => one.body)]});
    } else if (action === 'operation') {
      const {destination} = body as {destination: string};
      this.stored.delete(name);
      this.stored.set(destination, index);
    }
    return {taskID: this.lastTask, updatedAt: '2026-01-01T00:00:00Z', deletedAt: '2026-01-01T00:00:00Z', objectIDs: []};
  }
}

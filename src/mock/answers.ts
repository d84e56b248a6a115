/** What goes in and out of the mock server. */
import type {IncomingHttpHeaders} from 'node:http';

export interface Request {
  method: string;
  url: URL;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
}

export interface Answer {
  status: number;
  /** Sent as JSON. */
  json?: unknown;
  body?: Buffer;
  headers?: Readonly<Record<string, string>>;
}

/** An answer that ends the work on a request. */
export class Refusal extends Error {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, message: string, headers: Readonly<Record<string, string>> = {}) {
    super(message);
    this.status = status;
    this.headers = headers;
  }
}

export function refuseUnless(condition: unknown, ...refusal: ConstructorParameters<typeof Refusal>): asserts condition {
  if (!condition) throw new Refusal(...refusal);
}

import {spawn} from 'node:child_process';
import {createServer, type IncomingMessage, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {join} from 'node:path';
import {samples} from './files';

/** What a stand-in for a component answers; it can stop in the middle, keep the connection without going on, or have headers. */
export type Answer = [status: number, body: string, end?: 'stops' | 'hangs' | Record<string, string>];

const servers: Server[] = [];

/**
 * Starts a stand-in for a component of jadice flow on a free port of this machine.
 *
 * @param answer - The answer to a request, of which the whole body has been read; without one, the connection breaks off.
 * @returns its address
 */
export async function component(
  answer: (request: IncomingMessage, body: string) => Answer | undefined,
): Promise<string> {
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (data: string) => (body += data));
    request.on('end', () => {
      const [status, text = '', end] = answer(request, body) ?? [];
      if (status === undefined) {
        request.socket.destroy();
      } else if (typeof end === 'string') {
        response.writeHead(status, {'Content-Length': Buffer.byteLength(text) + 10});
        response.write(text, () => end === 'stops' && request.socket.destroy());
      } else {
        response.writeHead(status, end).end(text);
      }
    });
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Stops all components, also those with a connection that hangs. */
export function stopComponents(): void {
  servers.splice(0).forEach((server) => {
    server.close();
    server.closeAllConnections();
  });
}

/** How a program ended, and what it wrote. */
export interface Outcome {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** How else a program runs. */
export interface Circumstances {
  /** Folder that it starts in. */
  cwd?: string;
  /** Largest file that it may write, in blocks of 512 bytes: what is longer fails, as on a full disk. */
  fileBlocks?: number;
  /** Shell that reads it, if it is a shell script. */
  shell?: string;
}

/** Runs a program with `PATH` and `environment` as its whole environment. */
export async function runProgram(
  program: readonly [string, ...string[]],
  args: readonly string[],
  environment: Record<string, string>,
  {cwd, fileBlocks}: Circumstances = {},
): Promise<Outcome> {
  const limit = fileBlocks === undefined ? '' : `ulimit -f ${fileBlocks}; `;
  const child = spawn('sh', ['-c', `${limit}exec "$@"`, 'sh', ...program, ...args], {
    cwd,
    env: {PATH: process.env['PATH'], ...environment},
  });
  const outcome: Outcome = {code: null, stdout: '', stderr: ''};
  child.stdout.on('data', (data: Buffer) => (outcome.stdout += data.toString()));
  child.stderr.on('data', (data: Buffer) => (outcome.stderr += data.toString()));
  outcome.code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  return outcome;
}

/** Runs a shell script below `static/samples`. */
export const runScript = (
  path: string,
  args: readonly string[],
  environment: Record<string, string>,
  {shell = 'sh', ...circumstances}: Circumstances = {},
): Promise<Outcome> => runProgram([shell, join(samples, path)], args, environment, circumstances);

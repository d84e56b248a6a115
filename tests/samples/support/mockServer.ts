import {type ChildProcess, spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {createInterface} from 'node:readline';
import {loadProduct} from '../../../src/facts/load/load';
import {factVersions} from '../../../src/facts/versions';
import {mockServer} from '../../../src/mock/bundle';

const running: ChildProcess[] = [];

let built: Promise<string> | undefined;

/** The file that readers download, as the build makes it. */
const program = (): Promise<string> =>
  (built ??= mockServer(loadProduct(factVersions)).then((text) => {
    const file = join(mkdtempSync(join(tmpdir(), 'mock ')), 'mock-server.mjs');
    writeFileSync(file, text);
    return file;
  }));

/** Addresses of a mock server, as it prints them. */
export interface Addresses {
  controller: string;
  store: string;
  worker: string;
}

/**
 * Starts the mock server that readers download, on free ports.
 *
 * @param file - A copy of it that a reader has downloaded.
 * @throws Error with what it wrote when it does not start
 */
export async function startMockServer(
  environment: Record<string, string> = {},
  file?: string,
  options: readonly string[] = [],
  log: (line: string) => void = () => undefined,
): Promise<Addresses> {
  const child = spawn(process.execPath, [file ?? (await program()), ...options], {
    env: {PORT: '0', STORE_PORT: '0', WORKER_PORT: '0', ...environment},
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.push(child);
  const closed = once(child, 'close');
  let errors = '';
  child.stderr.on('data', (data: Buffer) => (errors += data.toString()));
  const found: string[] = [];
  for await (const line of createInterface(child.stdout)) {
    found.push(...(line.match(/http:\/\/127\.0\.0\.1:\d+/g) ?? []));
    const [controller, store, worker] = found;
    if (controller !== undefined && store !== undefined && worker !== undefined) {
      createInterface(child.stdout).on('line', log);
      return {controller, store, worker};
    }
  }
  // Both outputs end on their own; its words may come after the end of the other.
  await closed;
  throw new Error(`The mock server did not start: ${errors}`);
}

/** Stops all mock servers, and waits until they are gone. */
export async function stopMockServers(): Promise<void> {
  await Promise.all(
    running.splice(0).map(async (child) => {
      if (child.exitCode === null && child.kill()) {
        await once(child, 'exit');
      }
    }),
  );
}

/** A login for the data store. */
export const login = {Authorization: `Basic ${Buffer.from('user:demo').toString('base64')}`};

/** Uploads as the pages do: the part __DOC and one file. */
export async function upload(store: string): Promise<{documentId: string; contentElements: {id: string}[]}> {
  const form = new FormData();
  form.set('__DOC', new Blob(['{}'], {type: 'application/json'}));
  form.set('file', new Blob(['old bytes'], {type: 'image/png'}), 'page.png');
  const answer = await fetch(`${store}/api/v1/documents`, {method: 'POST', headers: login, body: form});
  return (await answer.json()) as {documentId: string; contentElements: {id: string}[]};
}

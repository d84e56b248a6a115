import {type ChildProcess, spawn} from 'node:child_process';
import {once} from 'node:events';
import {createInterface} from 'node:readline';
import {join} from 'node:path';
import {samples} from './files';

const running: ChildProcess[] = [];

/** Addresses of a stand-in, as it prints them. */
export interface Addresses {
  controller: string;
  store: string;
  worker: string;
}

/**
 * Starts the stand-in that readers download, on free ports.
 *
 * @throws Error with what it wrote when it does not start
 */
export async function startStandIn(environment: Record<string, string> = {}): Promise<Addresses> {
  const child = spawn(process.execPath, [join(samples, 'rest', 'stand-in.mjs')], {
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
      child.stdout.resume();
      return {controller, store, worker};
    }
  }
  // Both outputs end on their own; its words may come after the end of the other.
  await closed;
  throw new Error(`The stand-in did not start: ${errors}`);
}

/** Stops all stand-ins, and waits until they are gone. */
export async function stopStandIns(): Promise<void> {
  await Promise.all(
    running.splice(0).map(async (child) => {
      if (child.exitCode === null && child.kill()) {
        await once(child, 'exit');
      }
    }),
  );
}

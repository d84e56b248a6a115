import {spawn} from 'node:child_process';
import {setTimeout} from 'node:timers/promises';
import {builds} from '../builds';

/** Serves the build with nginx as long as the tests run. */
export async function setup(): Promise<() => void> {
  const {folder, port, address} = builds.default;
  const server = spawn(
    process.execPath,
    ['--import', 'tsx', 'scripts/serve-nginx.ts', folder, String(port)],
    // A group of its own: nginx ends with the script that started it.
    {stdio: 'inherit', detached: true},
  );
  const stop = (): void => void (server.pid && process.kill(-server.pid));
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const answer = await fetch(address).catch(() => undefined);
    if (answer?.ok) {
      return stop;
    }
    await setTimeout(100);
  }
  stop();
  throw new Error(`${address} does not answer; is ${folder}/ a build of this base URL?`);
}

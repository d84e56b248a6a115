import {randomInt} from 'node:crypto';
import {once} from 'node:events';
import {createServer, type Server} from 'node:net';

/** Below the ports that systems give to outgoing connections: one of those can be taken, or wait for its end, minutes later. */
const range = [20_000, 32_000] as const;

async function listen(port: number): Promise<Server | undefined> {
  const server = createServer().listen(port, '127.0.0.1');
  return once(server, 'listening').then(
    () => server,
    () => undefined,
  );
}

/** A free port of this machine whose next port is also free. */
export async function freePort(): Promise<number> {
  const port = randomInt(...range);
  const servers = await Promise.all([listen(port), listen(port + 1)]);
  servers.forEach((server) => server?.close());
  return servers.every(Boolean) ? port : freePort();
}

import {once} from 'node:events';
import {createServer, type AddressInfo, type Server} from 'node:net';

async function listen(port: number): Promise<Server> {
  const server = createServer().listen(port, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

/** A free port of this machine whose next port is also free. */
export async function freePort(): Promise<number> {
  const first = await listen(0);
  const {port} = first.address() as AddressInfo;
  const second = await listen(port + 1).catch(() => undefined);
  first.close();
  second?.close();
  return second ? port : freePort();
}

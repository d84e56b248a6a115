import {once} from 'node:events';
import {createServer} from 'node:net';
import {expect, it} from 'vitest';
import {freePort} from './port';

it('nobody listens on a free port, nor on the one that follows', async () => {
  const port = await freePort();
  const servers = [port, port + 1].map((one) => createServer().listen(one, '127.0.0.1'));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  expect(await freePort()).not.toBe(port);
  servers.forEach((server) => server.close());
});

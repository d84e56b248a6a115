import {createServer} from 'node:net';

/** Whether a TCP port of the host is free to listen on. */
export function isFree(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, host, () => server.close(() => resolve(true)));
  });
}

/**
 * The first free port from the wanted one upwards.
 *
 * @throws Error when none of the next `attempts` ports is free.
 */
export async function freePort(wanted: number, host: string, attempts = 50): Promise<number> {
  for (let port = wanted; port < wanted + attempts; port++) {
    if (await isFree(port, host)) {
      return port;
    }
  }
  throw new Error(`No free port from ${wanted} to ${wanted + attempts - 1} on ${host}; set PORT to one that is free`);
}

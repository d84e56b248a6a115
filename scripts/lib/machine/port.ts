import {createServer} from 'node:net';

/** Whether a TCP port of the host is free to listen on. */
function isFree(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, host, () => server.close(() => resolve(true)));
  });
}

/** The last port that there is. */
const lastPort = 65535;

/**
 * The port that an environment variable sets.
 *
 * @param name - The variable, for the message.
 * @param value - What it holds; nothing when it is not set.
 * @param preset - The port when it is not set.
 * @param more - How many of the ports that follow are used too.
 * @throws Error when it is not a port, or one with too few behind it.
 */
export function readPort(name: string, value: string | undefined, preset: number, more = 0): number {
  if (!value) {
    return preset;
  }
  const port = /^\d+$/.test(value) ? Number(value) : 0;
  if (port < 1 || port > lastPort - more) {
    throw new Error(`${name} is "${value}"; expected a number from 1 to ${lastPort - more}`);
  }
  return port;
}

/**
 * The first free port from the wanted one upwards.
 *
 * @param more - How many of the ports that follow must be free, too.
 * @throws Error when none of the next `attempts` ports is free.
 */
export async function freePort(wanted: number, host: string, attempts = 50, more = 0): Promise<number> {
  const last = Math.min(wanted + attempts - 1, lastPort);
  let free = 0;
  for (let port = wanted; port <= last; port++) {
    free = (await isFree(port, host)) ? free + 1 : 0;
    if (free > more) {
      return port - more;
    }
  }
  throw new Error(`No free port from ${wanted} to ${last} on ${host}; set PORT to one that is free`);
}

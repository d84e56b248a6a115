import {serveCommand, startServer} from '../scripts/lib/machine/nginxServer';
import {builds} from './builds';

/** Serves the build with nginx while the tests run. */
export async function setup(): Promise<() => void> {
  const {folder, port, address} = builds.default;
  const server = await startServer(serveCommand(folder, port), address);
  return () => void server.kill();
}

/**
 * Serves a build with nginx and the configuration of `deploy/`, in the foreground:
 * `tsx scripts/serve-nginx.ts <folder of the build> <port>`.
 */
import {serveCommand} from './lib/machine/nginxServer';
import {tellFailures} from './lib/failure';
import {run} from './lib/run';

const [site, port] = process.argv.slice(2);
if (!site || !/^\d+$/.test(port ?? '')) {
  console.error('Usage: tsx scripts/serve-nginx.ts <folder of the build> <port>');
  process.exit(2);
}
tellFailures();
const [nginx, ...args] = serveCommand(site, Number(port));
void run(nginx, args).then((code) => process.exit(code));

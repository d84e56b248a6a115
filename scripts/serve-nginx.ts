/**
 * Serves a build with nginx and the configuration of `deploy/`, in the foreground:
 * `tsx scripts/serve-nginx.ts <folder of the build> <port>`.
 */
import path from 'node:path';
import {findNginx, writeLocalConfiguration} from './lib/machine/nginx';
import {run} from './lib/run';

const [site, port] = process.argv.slice(2);
const nginx = findNginx();
if (!site || !/^\d+$/.test(port ?? '')) {
  console.error('Usage: tsx scripts/serve-nginx.ts <folder of the build> <port>');
  process.exit(2);
}
if (!nginx) {
  console.error('No nginx found; run scripts/ensure-nginx.ts');
  process.exit(1);
}
const folder = path.resolve('test-results', `nginx-${port}`);
const configuration = writeLocalConfiguration(site, Number(port), folder);
// As root, nginx would hand its work to a user who may not be allowed to read the build.
const globals = process.getuid?.() === 0 ? 'daemon off; user root;' : 'daemon off;';
void run(nginx, ['-c', configuration, '-e', 'stderr', '-g', globals]).then((code) => process.exit(code));

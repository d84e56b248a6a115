/**
 * Makes sure that the tests find nginx, as it serves the built site with the configuration of `deploy/`.
 * Installs the Debian packages if it has permission, and otherwise reports what to install.
 */
import {installPackages} from './lib/machine/apt';
import {findNginx, hasBrotli, nginxPackages} from './lib/machine/nginx';

if (!findNginx() || !hasBrotli()) {
  console.log('nginx or its brotli module is missing; trying to install them.');
  installPackages(nginxPackages);
}
const found = findNginx();
if (!found || !hasBrotli()) {
  const what = found ? `the brotli module of ${found}` : 'nginx';
  console.error(
    `The tests need ${what}, as Debian and Ubuntu have it: sudo apt-get install ${nginxPackages.join(' ')}`,
  );
  process.exit(1);
}
console.log(`nginx: ${found}, with brotli`);

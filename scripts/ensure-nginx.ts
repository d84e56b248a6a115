/**
 * Makes sure that the browser tests find nginx, as it serves the built site with the configuration of `deploy/`.
 * Installs the Debian packages where it may, and otherwise says what to install.
 */
import {installPackages} from './lib/apt';
import {findNginx, hasBrotli, nginxPackages} from './lib/nginx';

if (!findNginx() || !hasBrotli()) {
  console.log('nginx or its brotli module is missing; trying to install them.');
  installPackages(nginxPackages);
}
const found = findNginx();
if (!found) {
  console.error(`The browser tests need nginx. Install it with: sudo apt-get install ${nginxPackages.join(' ')}`);
  process.exit(1);
}
console.log(`nginx: ${found}${hasBrotli() ? ', with brotli' : ', without brotli: gzip only'}`);

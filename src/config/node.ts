/** Runs first in `docusaurus.config.ts`, because packages fail with obscure errors if Node.js is too old. */
import {engines} from '../../package.json';

const needed = engines.node.replace('>=', '');
const {node} = process.versions;

if (node.localeCompare(needed, 'en', {numeric: true}) < 0) {
  console.error(
    `[ERROR] This site needs Node.js ${needed} or newer; this is ${node}. Install a current LTS release and try again.`,
  );
  process.exit(1);
}

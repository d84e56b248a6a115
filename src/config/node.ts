/** Runs first in `docusaurus.config.ts`, because packages fail with obscure errors if Node.js is too old. */
import {engines} from '../../package.json';

/** Message with the required Node.js version, or undefined if the version is new enough. */
export function oldNode(version: string): string | undefined {
  const needed = engines.node.replace('>=', '');
  return version.localeCompare(needed, 'en', {numeric: true}) < 0
    ? `[ERROR] This site needs Node.js ${needed} or newer; this is ${version}. Install a current LTS release and try again.`
    : undefined;
}

const line = oldNode(process.versions.node);
if (line !== undefined) {
  console.error(line);
  process.exit(1);
}

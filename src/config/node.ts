/** Runs first in `docusaurus.config.ts`: with a Node.js that is too old, packages fail in ways that nobody understands. */
import {engines} from '../../package.json';

/** Names the Node.js that the site needs; undefined when a version is new enough. */
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

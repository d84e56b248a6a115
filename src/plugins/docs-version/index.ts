/** Completes `docusaurus docs:version`: looks at the name first, and renames "next" afterwards. Hooks only. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {newVersionOf} from './refusal';
import {renameNext} from './rename';
import {wayBack} from './wayBack';

/** Follows the stock command, which has just begun: reports what it leaves behind when it fails. */
function follow(version: string, siteDir: string): void {
  const changed: string[] = [];
  let isDone = false;
  const commands = (): string => {
    const isListed = readFileSync(path.join(siteDir, 'versions.json'), 'utf8').includes(`"${version}"`);
    return wayBack(version, [...(isListed ? ['versions.json'] : []), ...changed], siteDir);
  };
  // Nothing is left to do for the stock command; a failure of it ends the process before.
  process.once('beforeExit', () => {
    const lines = renameNext(version, siteDir, (file) => changed.push(file));
    isDone = true;
    changed.forEach((file) => console.log(`changed ${file}`));
    lines.forEach((line) => console.log(`read    ${line}`));
    // The bundler cache does not detect new versions.
    console.log('Then: npx docusaurus clear, npm run build, npm test.');
    console.log(`To go back before you commit:\n${commands()}`);
  });
  process.once('exit', () => {
    if (!isDone && commands() !== '') {
      console.error(`docs:version ${version}: ended half way. To go back:\n${commands()}`);
    }
  });
  ['SIGINT', 'SIGTERM', 'SIGHUP'].forEach((signal) => process.once(signal, () => process.exit(1)));
}

export default function docsVersionPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'docs-version',
    extendCli() {
      const [command, ...args] = process.argv.slice(2);
      const version = command === 'docs:version' ? newVersionOf(args, siteDir) : undefined;
      if (version !== undefined) {
        follow(version, siteDir);
      }
    },
  };
}

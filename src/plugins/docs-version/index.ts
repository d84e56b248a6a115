/** Completes `docusaurus docs:version`: checks the name first, and renames "next" afterwards. Hooks only. */
import type {LoadContext, Plugin} from '@docusaurus/types';
import {newVersionOf} from './validateVersion';
import {renameNext, newFiles} from './rename';

export default function docsVersionPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'docs-version',
    extendCli() {
      const [command, ...args] = process.argv.slice(2);
      const version = command === 'docs:version' ? newVersionOf(args, siteDir) : undefined;
      if (version === undefined) {
        return;
      }
      // Printed first, so that it is there even if a later step fails.
      console.log(
        `To undo before you commit:\n  git restore versions.json docs product\n  rm -r ${newFiles(version).join(' ')}`,
      );
      // Nothing is left to do for the stock command. If it fails, the process ends before.
      process.once('beforeExit', () => {
        renameNext(version, siteDir).forEach((line) => console.log(`read    ${line}`));
        // The bundler cache does not detect new versions.
        console.log('Then: npx docusaurus clear, npm run build, npm test.');
      });
    },
  };
}

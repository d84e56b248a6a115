import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Lets readers without a mouse scroll tables and code that are wider than the page. */
export default function keyboardScrollPlugin(): Plugin {
  return {
    name: 'keyboard-scroll',
    getClientModules() {
      return [path.join(__dirname, 'client', 'index')];
    },
  };
}

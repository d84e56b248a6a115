import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Makes the menu of phones and the categories of the sidebar answer to the keys that readers expect. */
export default function keyboardMenusPlugin(): Plugin {
  return {
    name: 'keyboard-menus',
    getClientModules() {
      return [path.join(__dirname, 'client', 'index')];
    },
  };
}

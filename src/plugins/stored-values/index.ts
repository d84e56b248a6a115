import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Repairs what the browser has stored for the site, before the page uses it. */
export default function storedValuesPlugin(): Plugin {
  return {
    name: 'stored-values',
    getClientModules() {
      return [path.join(__dirname, 'client', 'index')];
    },
  };
}

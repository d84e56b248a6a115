import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Adds the module that delays prefetching until the browser is idle. */
export const prefetchPlugin = (): Plugin => ({
  name: 'prefetch',
  getClientModules: () => [path.join(__dirname, 'client')],
});

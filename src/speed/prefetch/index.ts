import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {type Part, withPlugins} from '../part';

/** Adds the module that delays prefetching until the browser is idle. */
const prefetchPlugin = (): Plugin => ({
  name: 'prefetch',
  getClientModules: () => [path.join(__dirname, 'client')],
});

/** Pages that are prefetched one at a time. */
export const prefetch: Part = {
  name: 'prefetch',
  apply: (config) => withPlugins(config, prefetchPlugin),
};

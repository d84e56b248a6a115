import path from 'node:path';
import {type Part, withPlugins} from '../part';

/**
 * Spares the browser the layout of what is far from the screen while a long page loads. Who jumps down such a page with the scroll
 * bar, goes on and comes back may find another place of it, as heights above were not known at the jump.
 */
export const farBlocks: Part = {
  name: 'farBlocks',
  apply: (config) =>
    withPlugins(config, () => ({
      name: 'far-blocks',
      getClientModules: () => ['style.css', 'index'].map((file) => path.join(__dirname, 'client', file)),
    })),
};

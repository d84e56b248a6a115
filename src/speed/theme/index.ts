import {type Part, withPlugins} from '../part';
import {patchTheme} from '../patch';

/** Components that do less while React takes a page over. */
export const theme: Part = {
  name: 'theme',
  apply: (config) =>
    withPlugins(config, () => ({name: 'speed-theme', getThemePath: () => patchTheme('theme', __dirname)})),
};

import {createRequire} from 'node:module';
import type {Plugin} from '@docusaurus/types';

type PostCssPlugin = unknown;
type PostCssPluginFactory = (options: unknown) => PostCssPlugin;

const require = createRequire(__filename);

/** Makes a PostCSS plugin of what Docusaurus names as path and options. */
function made(plugin: unknown): PostCssPlugin {
  return Array.isArray(plugin) ? (require(plugin[0] as string) as PostCssPluginFactory)(plugin[1]) : plugin;
}

/** Makes the PostCSS plugins once instead of for each style sheet, and looks for no other configuration beside each of them. */
export default function postcssOncePlugin(): Plugin {
  return {
    name: 'postcss-once',
    configurePostCss: (options) => ({...options, config: false, plugins: options.plugins.map(made)}),
  };
}

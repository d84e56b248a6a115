/** Speed improvements over stock, with a single switch. README.md lists the parts. */
import path from 'node:path';
import stockTemplate from '@docusaurus/core/lib/ssg/ssgTemplate.html';
import type {Options as PresetOptions, ThemeConfig} from '@docusaurus/preset-classic';
import type {Config, Plugin} from '@docusaurus/types';
import {browserConfigPlugin} from './browserConfig';
import {highlightPlugin} from './highlight';
import {rehypeHighlight} from './highlight/rehype';
import {chunksPlugin} from './chunks';
import {templateFrom} from './pageTemplate';
import {unusedRulesPlugin} from './unusedRules';

/** Delays prefetching until the browser is idle. */
const prefetchPlugin = (): Plugin => ({
  name: 'prefetch',
  getClientModules: () => [path.join(__dirname, 'prefetch')],
});

/** The plugins that compile Markdown. All accept the same rehype plugins. */
const contentPlugins = ['docs', 'blog', 'pages'] as const;

/**
 * Patches the configuration. The site looks and works the same.
 *
 * @param setting - Value of `SPEED`: `off` for the stock site.
 * @throws Error if the setting has another value, or if the configuration does not start with the classic preset.
 */
export function withSpeed(config: Config, setting = process.env['SPEED'] ?? ''): Config {
  if (setting === 'off') {
    return config;
  }
  if (setting !== '') {
    throw new Error(`SPEED is "${setting}"; expected "off", or nothing`);
  }
  const [first, ...others] = config.presets ?? [];
  if (!Array.isArray(first) || first[0] !== 'classic') {
    throw new Error(`docusaurus.config.ts: presets begins with ${JSON.stringify(first)}; expected ["classic", {...}]`);
  }
  const options = first[1] as PresetOptions;
  const languages = ((config.themeConfig as ThemeConfig).prism?.additionalLanguages ?? []) as string[];
  const highlighted = contentPlugins.map((name) => {
    const own = options[name] ?? {};
    const plugins: unknown[] = (own && own.rehypePlugins) || [];
    return [name, own && {...own, rehypePlugins: [...plugins, () => rehypeHighlight(languages)]}];
  });
  return {
    ...config,
    presets: [['classic', {...options, ...Object.fromEntries(highlighted)}], ...others],
    plugins: [
      ...(config.plugins ?? []),
      highlightPlugin,
      prefetchPlugin,
      browserConfigPlugin,
      chunksPlugin,
      unusedRulesPlugin,
    ],
    ssrTemplate: templateFrom(stockTemplate),
  };
}

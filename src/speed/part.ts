import type {Config, PluginConfig} from '@docusaurus/types';
import type {Options as PresetOptions} from '@docusaurus/preset-classic';

/** A change to stock that saves bytes or time. Each can be switched off separately. */
export interface Part {
  /** Name, as in `SPEED=-name`. */
  name: string;
  /** Returns the patched configuration. */
  apply: (config: Config) => Config;
}

/** Adds plugins to a configuration. */
export const withPlugins = (config: Config, ...plugins: PluginConfig[]): Config => ({
  ...config,
  plugins: [...(config.plugins ?? []), ...plugins],
});

/** The plugins that compile Markdown. All accept the same remark and rehype plugins. */
const contentPlugins = ['docs', 'blog', 'pages'] as const;
type ContentOptions = Exclude<PresetOptions['pages'], false | undefined>;

/**
 * Changes the options of all plugins that compile Markdown.
 *
 * @throws Error if the configuration does not start with the classic preset.
 */
export function withContentOptions(config: Config, change: (options: ContentOptions) => ContentOptions): Config {
  const [first, ...others] = config.presets ?? [];
  if (!Array.isArray(first) || first[0] !== 'classic') {
    throw new Error(`docusaurus.config.ts: presets begins with ${JSON.stringify(first)}; expected ["classic", {...}]`);
  }
  const options = first[1] as PresetOptions;
  const changed = contentPlugins.map((name) => {
    const own = options[name];
    return [name, own === false ? false : change((own ?? {}) as ContentOptions)] as const;
  });
  return {...config, presets: [['classic', {...options, ...Object.fromEntries(changed)}], ...others]};
}

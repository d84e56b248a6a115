import type {Config, PluginConfig} from '@docusaurus/types';
import type {Options as PresetOptions} from '@docusaurus/preset-classic';
import type {KnownScript} from '../plugins/hosting';

/** One way in which the site differs from stock for the sake of bytes or time. Each can be turned off alone. */
export interface Part {
  /** As `SPEED=-name` names it. */
  name: string;
  /** Takes the configuration, and gives it back patched. */
  apply: (config: Config) => Config;
  /** Scripts that it adds to pages, for the security policy. */
  inlineScripts?: readonly KnownScript[];
}

/** The configuration with further plugins behind its own. */
export const withPlugins = (config: Config, ...plugins: PluginConfig[]): Config => ({
  ...config,
  plugins: [...(config.plugins ?? []), ...plugins],
});

/** The plugins that compile Markdown; all take the same plugins of remark and rehype. */
const contentPlugins = ['docs', 'blog', 'pages'] as const;
type ContentOptions = Exclude<PresetOptions['pages'], false | undefined>;

/**
 * The configuration with other options for everything that compiles Markdown.
 *
 * @throws Error when the configuration does not begin with the classic preset.
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

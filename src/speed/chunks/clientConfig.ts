import type {DocusaurusConfig} from '@docusaurus/types';

/** What only the build reads of the configuration; nothing in Docusaurus or here asks for it in the browser. */
type BuildOnly = 'plugins' | 'presets' | 'ssrTemplate';

/** The configuration as a module for the browser: stock sends all of it that is data, also the options of all plugins. */
export function clientConfig(siteConfig: Readonly<DocusaurusConfig>): string {
  const empty: Pick<DocusaurusConfig, BuildOnly> = {plugins: [], presets: [], ssrTemplate: undefined};
  return `export default ${JSON.stringify({...siteConfig, ...empty})};\n`;
}

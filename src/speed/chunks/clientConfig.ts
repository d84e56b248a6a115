import type {DocusaurusConfig} from '@docusaurus/types';

/** What only the build reads of the configuration; nothing in Docusaurus or here asks for it in the browser. */
const buildOnly: ReadonlySet<string> = new Set<keyof DocusaurusConfig>([
  'markdown',
  'onBrokenAnchors',
  'onBrokenLinks',
  'onBrokenMarkdownLinks',
  'onDuplicateRoutes',
  'plugins',
  'presets',
  'ssrTemplate',
]);

/** The configuration as a module for the browser: stock sends all of it that is data, also the options of all plugins. */
export function clientConfig(siteConfig: Readonly<DocusaurusConfig>): string {
  const kept = Object.entries(siteConfig).filter(([name]) => !buildOnly.has(name));
  // Of what is to come, the browser asks for the router only.
  const future = {experimental_router: siteConfig.future?.experimental_router};
  return `export default ${JSON.stringify({...Object.fromEntries(kept), future})};\n`;
}

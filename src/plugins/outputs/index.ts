/** Docusaurus plugin for everything that is made from the built pages. `makeOutputs` lists the steps. See README.md. */
import type {LoadContext, Plugin} from '@docusaurus/types';
import {docsIn, pageOrder} from '../../lib/pageOrder';
import {productIn} from '../product';
import {comparedPages, docsPages} from '../versions';
import {writeComparison, writeIndex} from './browserData';
import {completePages} from './head';
import {writeHosts} from './hosts';
import {writeKits} from './kits';
import {writeTexts} from './markdown';
import {readPages, type Site} from './pages';
import {writeQrCodes} from './qrCodes';
import {moveAddresses, redirectPages} from './redirects';

export const steps = {
  readPages,
  writeTexts,
  writeComparison,
  writeIndex,
  writeQrCodes,
  writeKits,
  moveAddresses,
  completePages,
  writeHosts,
};

/** Each of them may take its time. */
export type Steps = {
  [Name in keyof typeof steps]: (
    ...args: Parameters<(typeof steps)[Name]>
  ) => ReturnType<(typeof steps)[Name]> | Promise<Awaited<ReturnType<(typeof steps)[Name]>>>;
};

/** Makes all outputs, one step after the other. Each may use what those before it have written. */
export async function makeOutputs(site: Site, step: Steps = steps): Promise<void> {
  const pages = await step.readPages(site);
  await step.writeTexts(site, pages);
  await step.writeComparison(site, pages);
  await step.writeIndex(site, pages);
  await step.writeQrCodes(site, pages);
  // They contain Markdown copies.
  await step.writeKits(site);
  const moved = await step.moveAddresses(site);
  const policy = await step.completePages(site, [...pages, ...redirectPages(site, moved)]);
  await step.writeHosts(site, moved, policy);
}

/** The only plugin that changes built pages. Docusaurus runs the hooks of other plugins at the same time. */
export default function outputsPlugin({siteDir, siteConfig: {url, baseUrl}}: LoadContext): Plugin {
  let loaded: Pick<Site, 'order' | 'docs' | 'product'>;
  return {
    name: 'outputs',
    allContentLoaded({allContent}) {
      const docs = docsIn(allContent);
      const {product} = productIn(allContent);
      loaded = {order: pageOrder(docs), docs: comparedPages(docsPages(docs, baseUrl)), product};
    },
    postBuild: ({outDir, routesPaths}) =>
      makeOutputs({siteDir, outDir, url, baseUrl, routes: [...new Set(routesPaths)].sort(), ...loaded}),
  };
}

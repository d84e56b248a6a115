/** Docusaurus plugin for the search: the engine in the bundle, and the search page. `src/plugins/outputs` writes the index. */
import path from 'node:path';
import type {HtmlTagObject, LoadContext, Plugin} from '@docusaurus/types';
import {search} from '../../config/search';
import {algoliaSettings, type ClientSettings, readHosts, indexFolder, manifestPath} from '../../search/settings';
import {earlySearchScript} from './earlySearch';
import {existsSync} from 'node:fs';

/** The search index of the last build, for the development server. Warns if there is none. */
export function lastIndex(siteDir: string, baseUrl: string) {
  const lastBuild = path.join(siteDir, 'build');
  if (!existsSync(path.join(lastBuild, manifestPath))) {
    console.warn('There is no search index yet, so the search shows an error. To create it, run `npm run build`.');
  }
  return [{directory: path.join(lastBuild, indexFolder), publicPath: `${baseUrl}${indexFolder}`, watch: false}];
}

const preconnect = (host: string): HtmlTagObject => ({
  tagName: 'link',
  attributes: {rel: 'preconnect', href: `https://${host}`, crossorigin: 'anonymous'},
});

export default function searchPlugin({baseUrl, siteDir}: LoadContext): Plugin {
  const algolia = algoliaSettings(process.env);
  const engineFile = algolia ? 'selectAlgolia.ts' : 'selectEmbedded.ts';
  return {
    name: 'search',
    async contentLoaded({actions}) {
      const {contextualSearch} = search;
      const searchPage = `${baseUrl}${search.searchPagePath}`;
      const settings: ClientSettings = {baseUrl, contextualSearch, searchPage, ...(algolia && {algolia})};
      await actions.createData('settings.json', settings);
      actions.addRoute({path: searchPage, component: '@site/src/search/client/page', exact: true});
    },
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /@docsearch[\\/]react[\\/]dist[\\/]esm[\\/]index\.js$/,
            use: path.join(siteDir, 'src/plugins/search/longerField.cjs'),
          },
        ],
      },
      resolve: {alias: {'@search-engine$': path.join(siteDir, 'src/search/client', engineFile)}},
      ...(process.env['NODE_ENV'] !== 'production' && !algolia && {devServer: {static: lastIndex(siteDir, baseUrl)}}),
    }),
    injectHtmlTags: () => ({
      headTags: [
        {tagName: 'script', innerHTML: earlySearchScript},
        ...(algolia ? [preconnect(readHosts(algolia.appId)[0]!)] : []),
      ],
    }),
  };
}

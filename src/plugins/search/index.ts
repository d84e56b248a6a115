/** Docusaurus plugin for the search: index files after the build, the engine in the bundle, and the search page. */
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {HtmlTagObject, LoadContext, Plugin} from '@docusaurus/types';
import {readArticle} from '../../article/read';
import {search} from '../../config/search';
import type {Product} from '../../facts/schema';
import {errorPatternsByTag} from '../../facts/publish/errorPatterns';
import {builtPagesOf} from '../../lib/builtPages';
import {pageOrder} from '../../lib/pageOrder';
import {writeWhole} from '../../lib/writeWhole';
import {indexFiles} from '../../search/records/files';
import {indexesOf} from '../../search/records/indexes';
import {algoliaSettings, type ClientSettings, readHosts} from '../../search/settings';
import {productIn} from '../product';
import {earlySearchScript} from './earlySearch';
import {lastIndex} from './lastIndex';
import {readSite} from './readSite';

const preconnect = (host: string): HtmlTagObject => ({
  tagName: 'link',
  attributes: {rel: 'preconnect', href: `https://${host}`, crossorigin: 'anonymous'},
});

/** Hooks only. */
export default function searchPlugin(context: LoadContext): Plugin {
  const {baseUrl, siteDir} = context;
  const algolia = algoliaSettings(process.env);
  const engineFile = algolia ? 'selectAlgolia.ts' : 'selectEmbedded.ts';
  const read = builtPagesOf(context).look('article', readArticle);
  let product: Product;
  return {
    name: 'search',
    allContentLoaded({allContent}) {
      ({product} = productIn(allContent));
    },
    async contentLoaded({actions}) {
      const {contextualSearch} = search;
      const searchPage = `${baseUrl}${search.searchPagePath}`;
      const settings: ClientSettings = {baseUrl, contextualSearch, searchPage, ...(algolia && {algolia})};
      await actions.createData('settings.json', settings);
      actions.addRoute({path: searchPage, component: '@site/src/search/client/page', exact: true});
    },
    configureWebpack: () => ({
      resolve: {alias: {'@search-engine$': path.join(siteDir, 'src/search/client', engineFile)}},
      ...(process.env['NODE_ENV'] !== 'production' && !algolia && {devServer: {static: lastIndex(siteDir, baseUrl)}}),
    }),
    injectHtmlTags: () => ({
      headTags: [
        {tagName: 'script', innerHTML: earlySearchScript},
        ...(algolia ? [preconnect(readHosts(algolia.appId)[0]!)] : []),
      ],
    }),
    postBuild({outDir, routesPaths, plugins}) {
      const docs = plugins.find(({name}) => name === 'docusaurus-plugin-content-docs')!;
      const order = pageOrder(docs.content as LoadedContent).map((permalink) => permalink.slice(baseUrl.length));
      const pages = readSite({outDir, baseUrl, routes: routesPaths}, read, search.pages);
      for (const [file, text] of indexFiles(indexesOf(pages, order, errorPatternsByTag(product)))) {
        writeWhole(path.join(outDir, file), text);
      }
      return Promise.resolve();
    },
  };
}

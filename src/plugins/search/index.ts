import {existsSync} from 'node:fs';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {HtmlTagObject, LoadContext, Plugin} from '@docusaurus/types';
import type {BuiltPages} from '../../lib/builtPages';
import {writeWhole} from '../../lib/writeWhole';
import type {ErrorPattern} from '../../facts/views';
import type {ClientSettings} from '../../search/clientSettings';
import {earlySearchScript} from './earlySearch';
import {encodeIndex} from '../../search/indexFile';
import {pageOrder} from '../../lib/pageOrder';
import {indexFolder, manifestPath} from '../../search/paths';
import {readSite} from './readSite';
import {indexFiles} from '../../search/records/files';
import {type PageRules, readPage} from '../../search/records/page';
import {indexesOf} from '../../search/records/indexes';
import {type AlgoliaSettings, engineFile, readHosts} from '../../search/settings';

/** Options of the plugin. */
export interface SearchOptions {
  /** Whether a search stays in the version that is read, as with DocSearch; else all versions are searched. */
  contextualSearch: boolean;
  /** Path of the search page, below the base URL. */
  searchPagePath: string;
  /** How pages are read. */
  pages: PageRules;
  /** Error patterns and words of readers, by tag; read after the build. */
  errorPatterns?: () => Readonly<Record<string, ErrorPattern[]>>;
  /** Access to a hosted index; without it search comes with the site. */
  algolia?: AlgoliaSettings;
}

const preconnect = (host: string): HtmlTagObject => ({
  tagName: 'link',
  attributes: {rel: 'preconnect', href: `https://${host}`, crossorigin: 'anonymous'},
});

/**
 * Search: index files after the build, the engine in the bundle, and the search page.
 *
 * @param builtPages - Where the pages are read.
 */
export default function searchPlugin(
  {baseUrl, siteDir}: LoadContext,
  {contextualSearch, searchPagePath, pages: rules, errorPatterns, algolia}: SearchOptions,
  builtPages: BuiltPages,
): Plugin {
  const read = builtPages.look('search', (document) => readPage(document, rules));
  const clientFolder = path.join(siteDir, 'src/search/client');
  return {
    name: 'search',
    async contentLoaded({actions}) {
      const searchPage = `${baseUrl}${searchPagePath}`;
      const settings: ClientSettings = {baseUrl, contextualSearch, searchPage, ...(algolia && {algolia})};
      await actions.createData('settings.json', settings);
      actions.addRoute({
        path: searchPage,
        component: '@site/src/search/client/page',
        exact: true,
      });
    },
    configureWebpack() {
      const lastBuild = path.join(siteDir, 'build');
      const isDevelopment = process.env['NODE_ENV'] !== 'production';
      if (isDevelopment && !algolia && !existsSync(path.join(lastBuild, manifestPath))) {
        console.warn(
          'Search has no index yet. It is made by `npm run build`; until then search says that it cannot fetch results.',
        );
      }
      return {
        resolve: {
          alias: {'@search-engine$': path.join(clientFolder, engineFile(algolia))},
        },
        ...(isDevelopment && {
          devServer: {
            static: [
              {directory: path.join(lastBuild, indexFolder), publicPath: `${baseUrl}${indexFolder}`, watch: false},
            ],
          },
        }),
      };
    },
    injectHtmlTags: () => ({
      headTags: [
        {tagName: 'script', innerHTML: earlySearchScript},
        ...(algolia ? [preconnect(readHosts(algolia.appId)[0]!)] : []),
      ],
    }),
    postBuild({outDir, routesPaths, plugins}) {
      const docs = plugins.find(({name}) => name === 'docusaurus-plugin-content-docs');
      const order = docs?.content ? pageOrder(docs.content as LoadedContent) : [];
      const pages = readSite({outDir, baseUrl, routes: routesPaths}, read, rules);
      const indexes = indexesOf(
        pages,
        order.map((permalink) => permalink.slice(baseUrl.length)),
        errorPatterns?.(),
      );
      for (const {path: file, content} of indexFiles(indexes, encodeIndex)) {
        writeWhole(path.join(outDir, file), content);
      }
      return Promise.resolve();
    },
  };
}

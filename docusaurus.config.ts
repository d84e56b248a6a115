import './src/config/node';
import type {Options as PresetOptions, ThemeConfig} from '@docusaurus/preset-classic';
import type {Config, LoadContext} from '@docusaurus/types';
import {GlobExcludeDefault} from '@docusaurus/utils';
import {announcementBar} from './src/config/announcement';
import {footer} from './src/config/footer';
import {historyOf, historyPlugin, showsLastUpdate} from './src/config/history';
import {inlineScripts} from './src/config/inlineScripts';
import {kits} from './src/config/kits';
import {navbar} from './src/config/navbar';
import {onBroken} from './src/config/onBroken';
import {additionalLanguages, codeTheme} from './src/config/prism';
import {redirects} from './src/config/redirects';
import {search} from './src/config/search';
import {site, users} from './src/config/site';
import {docsVersions, lastVersion, shownVersions, sitemapIgnorePatterns, versions} from './src/config/versions';
import {fixes} from './src/fixes';
import {BuiltPages} from './src/lib/builtPages';
import changesPlugin from './src/plugins/changes';
import checkPlugin from './src/plugins/check';
import {remarkJobFlows} from './src/plugins/check/remark';
import comparePlugin from './src/plugins/compare';
import docsVersionPlugin from './src/plugins/docs-version';
import hostingPlugin from './src/plugins/hosting';
import kitsPlugin from './src/plugins/kits';
import licensesPlugin from './src/plugins/licenses';
import productPlugin from './src/plugins/product';
import {errorPatternsByTag} from './src/facts/publish/errorPatterns';
import {remarkProduct} from './src/plugins/product/remark';
import searchPlugin from './src/plugins/search';
import {searchOrigins, searchStyle} from './src/plugins/search/policy';
import {algoliaSettings} from './src/search/settings';
import {rehypeTables} from './src/plugins/tables/rehype';
import textPlugin from './src/plugins/markdown';
import {speedScripts, withSpeed} from './src/speed';

const brokenLinks = onBroken(process.env);
const history = historyOf(process.cwd());
const isDated = showsLastUpdate(history, process.env);
const shown = shownVersions(process.argv, process.env);
if (shown.length < versions.length) {
  console.log(
    `Showing ${shown.map(({label}) => label).join(' and ')} only; for all versions, set NEWEST_VERSIONS_ONLY=false.`,
  );
}
const i18n = {defaultLocale: 'en', locales: ['en']};
const editUrl = `${site.repoUrl}/edit/main/`;
const builtPages = new BuiltPages();
const algolia = algoliaSettings(process.env);
const kitsOfSite = (context: LoadContext) => kitsPlugin(context, {kits, versions});
const changesOfSite = (context: LoadContext) => changesPlugin(context, {kits, versions});
const textOfSite = (context: LoadContext) => textPlugin(context, {versions, builtPages});
const compareOfSite = (context: LoadContext) => comparePlugin(context, {builtPages});
const searchOfSite = (context: LoadContext) =>
  searchPlugin(context, {...search, algolia, errorPatterns: errorPatternsByTag}, builtPages);
const markdown = {
  beforeDefaultRemarkPlugins: [remarkJobFlows, remarkProduct],
  rehypePlugins: [rehypeTables],
};

// In this order: later ones build on earlier ones.
const styles = 'fonts tokens prose callouts bar shell sidebars head foot tables kit modes'.split(' ');

// A page for writers, which `npm start` shows.
const previewOnly = process.env['NODE_ENV'] === 'development' ? [] : ['writing.mdx'];

const config: Config = {
  title: site.title,
  tagline: site.tagline,
  url: site.url,
  baseUrl: site.baseUrl,
  organizationName: site.organizationName,
  projectName: site.projectName,
  favicon: 'img/favicon.svg',
  customFields: {users, address: `${site.url}${site.baseUrl}`, repoUrl: site.repoUrl, reportTo: site.reportTo},
  baseUrlIssueBanner: true,
  onBrokenLinks: brokenLinks,
  onBrokenAnchors: brokenLinks,
  onBrokenMarkdownLinks: brokenLinks,
  onDuplicateRoutes: 'throw',
  future: {
    v4: {removeLegacyPostBuildHeadAttribute: true, useCssCascadeLayers: false},
    experimental_faster: {
      swcJsLoader: true,
      swcJsMinimizer: true,
      swcHtmlMinimizer: true,
      lightningCssMinimizer: true,
      mdxCrossCompilerCache: true,
      rspackBundler: true,
      // Known to emit stale assets (web-infra-dev/rspack#10599), and names in a build depend on it: for `start` only.
      rspackPersistentCache: process.env['NODE_ENV'] !== 'production',
      ssgWorkerThreads: true,
    },
  },
  i18n,
  presets: [
    [
      'classic',
      {
        docs: {
          ...markdown,
          sidebarPath: './sidebars.ts',
          editUrl,
          showLastUpdateAuthor: isDated,
          showLastUpdateTime: isDated,
          breadcrumbs: true,
          lastVersion: lastVersion.name,
          versions: docsVersions,
          onlyIncludeVersions: shown.map(({name}) => name),
        },
        blog: {
          ...markdown,
          editUrl,
          blogTitle: 'News',
          blogDescription: 'News for readers of the jadice flow documentation',
          blogSidebarTitle: 'All news',
          blogSidebarCount: 'ALL',
          // Releases of Node.js count words differently, by some hundredths of a minute.
          readingTime: ({content, frontMatter, defaultReadingTime}) =>
            Math.ceil(defaultReadingTime({content, frontMatter, locale: i18n.defaultLocale})),
          feedOptions: {type: ['atom', 'rss'], copyright: footer.copyright},
          onInlineAuthors: 'throw',
          onInlineTags: 'throw',
          onUntruncatedBlogPosts: 'throw',
        },
        pages: {...markdown, exclude: [...GlobExcludeDefault, ...previewOnly]},
        theme: {customCss: styles.map((name) => `./src/css/${name}.css`)},
        sitemap: {
          lastmod: isDated ? 'date' : null,
          ignorePatterns: sitemapIgnorePatterns(site.baseUrl),
        },
      } satisfies PresetOptions,
    ],
  ],
  plugins: [
    docsVersionPlugin,
    historyPlugin(history, process.env),
    productPlugin,
    checkPlugin,
    [licensesPlugin, {hostedSearch: algolia}],
    compareOfSite,
    changesOfSite,
    textOfSite,
    kitsOfSite,
    searchOfSite,
    hostingPlugin({
      builtPages,
      inlineScripts: [...inlineScripts, ...speedScripts()],
      redirects,
      styles: [searchStyle],
      connect: searchOrigins(algolia),
    }),
    ...fixes,
  ],
  themeConfig: {
    image: 'img/social-card.png',
    colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false},
    announcementBar: announcementBar(site.baseUrl),
    navbar: navbar(i18n.locales),
    footer,
    docs: {versionPersistence: 'localStorage', sidebar: {hideable: false, autoCollapseCategories: false}},
    blog: {sidebar: {groupByYear: true}},
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
    prism: {theme: codeTheme, additionalLanguages},
  } satisfies ThemeConfig,
};

export default withSpeed(config);

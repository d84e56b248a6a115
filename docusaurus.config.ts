import type {Options as PresetOptions, ThemeConfig} from '@docusaurus/preset-classic';
import type {Config, LoadContext} from '@docusaurus/types';
import {announcementBar} from './src/config/announcement';
import {footer} from './src/config/footer';
import {inlineScripts} from './src/config/inlineScripts';
import {navbar} from './src/config/navbar';
import {onBroken} from './src/config/onBroken';
import {pageTemplate} from './src/config/pageTemplate';
import {additionalLanguages, darkTheme, lightTheme} from './src/config/prism';
import {redirects} from './src/config/redirects';
import {search, searchOrigins, searchStyle} from './src/config/search';
import {site, users} from './src/config/site';
import {docsVersions, lastVersion, newestVersions, sitemapIgnorePatterns} from './src/config/versions';
import cacheKeyPlugin from './src/fixes/cache-key';
import {BuiltPages} from './src/plugins/builtPages';
import deliveryPlugin from './src/plugins/delivery';
import keyboardMenusPlugin from './src/plugins/keyboard-menus';
import keyboardScrollPlugin from './src/plugins/keyboard-scroll';
import codeHighlightPlugin from './src/plugins/code-highlight';
import {rehypeHighlight} from './src/plugins/code-highlight/rehype';
import firstLoadPlugin from './src/plugins/first-load';
import lastBuildPlugin from './src/plugins/last-build';
import {Memory} from './src/plugins/last-build/memory';
import {createSitemapItems, withLastUpdate} from './src/plugins/last-update';
import licensesPlugin from './src/plugins/licenses';
import {remarkParseOnce} from './src/plugins/markdown-once';
import navbarCheckPlugin from './src/plugins/navbar-check';
import navigationPlugin from './src/plugins/navigation';
import postcssOncePlugin from './src/plugins/postcss-once';
import storedValuesPlugin from './src/plugins/stored-values';
import productPlugin from './src/plugins/product';
import {remarkProduct} from './src/plugins/product/remark';
import routeTablesPlugin from './src/plugins/route-tables';
import searchPlugin from './src/plugins/search';

const brokenLinks = onBroken(process.env);
const locales = ['en'];
const editUrl = `${site.repoUrl}/edit/main/`;
const codeThemes = {light: lightTheme, dark: darkTheme};
// Functions, not options: what stands in the configuration as data is sent to every reader.
const highlightFences = () => rehypeHighlight({...codeThemes, languages: additionalLanguages});
const builtPages = new BuiltPages(new Memory());
const codeHighlight = (context: LoadContext) => codeHighlightPlugin(context, codeThemes);
const searchOfSite = (context: LoadContext) => searchPlugin(context, search, builtPages);
const markdown = {beforeDefaultRemarkPlugins: [remarkParseOnce, remarkProduct], rehypePlugins: [highlightFences]};

const config: Config = {
  title: site.title,
  tagline: site.tagline,
  url: site.url,
  baseUrl: site.baseUrl,
  organizationName: site.organizationName,
  projectName: site.projectName,
  favicon: 'img/favicon.svg',
  customFields: {users, repoUrl: site.repoUrl},
  baseUrlIssueBanner: true,
  ssrTemplate: pageTemplate,
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
      // Known to emit stale assets (web-infra-dev/rspack#10599): never in CI, where releases are built.
      rspackPersistentCache: !process.env['CI'],
      ssgWorkerThreads: true,
    },
  },
  markdown: {parseFrontMatter: withLastUpdate},
  i18n: {
    defaultLocale: 'en',
    locales,
    path: 'i18n',
    localeConfigs: {en: {label: 'English', direction: 'ltr', htmlLang: 'en', calendar: 'gregory', path: 'en'}},
  },
  presets: [
    [
      'classic',
      {
        docs: {
          ...markdown,
          sidebarPath: './sidebars.ts',
          editUrl,
          showLastUpdateAuthor: true,
          showLastUpdateTime: true,
          breadcrumbs: true,
          lastVersion: lastVersion.name,
          versions: docsVersions,
          ...(process.env['NEWEST_VERSIONS_ONLY'] === 'true' && {onlyIncludeVersions: [...newestVersions]}),
        },
        blog: {
          ...markdown,
          editUrl,
          blogTitle: 'News',
          blogDescription: 'News for readers of the jadice flow documentation',
          blogSidebarTitle: 'All news',
          blogSidebarCount: 'ALL',
          feedOptions: {type: ['atom', 'rss'], copyright: footer.copyright},
          onInlineAuthors: 'throw',
          onInlineTags: 'throw',
          onUntruncatedBlogPosts: 'throw',
        },
        pages: {...markdown},
        theme: {customCss: './src/css/custom.css'},
        sitemap: {lastmod: 'date', ignorePatterns: sitemapIgnorePatterns(site.baseUrl), createSitemapItems},
      } satisfies PresetOptions,
    ],
  ],
  plugins: [
    productPlugin,
    [licensesPlugin, {hostedSearch: search.algolia}],
    navbarCheckPlugin,
    storedValuesPlugin,
    keyboardMenusPlugin,
    keyboardScrollPlugin,
    codeHighlight,
    routeTablesPlugin,
    navigationPlugin,
    firstLoadPlugin,
    postcssOncePlugin,
    searchOfSite,
    cacheKeyPlugin,
    deliveryPlugin({builtPages, inlineScripts, redirects, styles: [searchStyle], connect: searchOrigins}),
    lastBuildPlugin(builtPages.memory),
  ],
  themeConfig: {
    colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false},
    announcementBar: announcementBar(site.baseUrl),
    navbar: navbar(locales),
    footer,
    docs: {versionPersistence: 'localStorage', sidebar: {hideable: false, autoCollapseCategories: false}},
    blog: {sidebar: {groupByYear: true}},
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
    prism: {theme: lightTheme, darkTheme, additionalLanguages},
  } satisfies ThemeConfig,
};

export default config;

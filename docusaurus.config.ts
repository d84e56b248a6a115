import type {Options as PresetOptions, ThemeConfig} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import {announcementBar} from './src/config/announcement';
import {brokenLinks, excludedPages, locales, readingTime} from './src/config/content';
import {footer} from './src/config/footer';
import {historyOf, lastChanges} from './src/config/history';
import {navbar} from './src/config/navbar';
import {additionalLanguages, codeTheme} from './src/config/prism';
import {site} from './src/config/site';
import {docsVersions, lastVersion, shownVersions, sitemapIgnorePatterns} from './src/config/versions';
import {fixes} from './src/fixes';
import checkPlugin from './src/plugins/check';
import docsVersionPlugin from './src/plugins/docs-version';
import licensesPlugin from './src/plugins/licenses';
import outputsPlugin from './src/plugins/outputs';
import {productPlugins} from './src/plugins/product';
import searchPlugin from './src/plugins/search';
import sourcesPlugin from './src/plugins/sources';
import {rehypeTables} from './src/plugins/tables/rehype';
import versionsPlugin from './src/plugins/versions';
import {withSpeed} from './src/speed';

const product = productPlugins();
const {isDated, plugin: historyPlugin} = lastChanges(historyOf(process.cwd()), process.env);
const markdown = {beforeDefaultRemarkPlugins: [product.remark], rehypePlugins: [rehypeTables]};

const config: Config = {
  title: site.title,
  tagline: site.tagline,
  url: site.url,
  baseUrl: site.baseUrl,
  organizationName: site.organizationName,
  projectName: site.projectName,
  favicon: 'img/favicon.svg',
  customFields: {address: `${site.url}${site.baseUrl}`, repoUrl: site.repoUrl, reportTo: site.reportTo},
  baseUrlIssueBanner: true,
  onBrokenLinks: brokenLinks,
  onBrokenAnchors: brokenLinks,
  onBrokenMarkdownLinks: brokenLinks,
  onDuplicateRoutes: 'throw',
  future: {
    v4: {removeLegacyPostBuildHeadAttribute: true, useCssCascadeLayers: true},
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
  i18n: {defaultLocale: 'en', locales},
  presets: [
    [
      'classic',
      {
        docs: {
          ...markdown,
          sidebarPath: './sidebars.ts',
          editUrl: site.editUrl,
          showLastUpdateAuthor: isDated,
          showLastUpdateTime: isDated,
          breadcrumbs: true,
          lastVersion: lastVersion.name,
          versions: docsVersions,
          onlyIncludeVersions: shownVersions(process.argv, process.env).map(({name}) => name),
        },
        blog: {
          ...markdown,
          editUrl: site.editUrl,
          blogTitle: 'News',
          blogDescription: 'News for readers of the jadice flow documentation',
          blogSidebarTitle: 'All news',
          blogSidebarCount: 'ALL',
          archiveBasePath: null,
          readingTime,
          feedOptions: {type: ['atom', 'rss'], title: `${site.title}: News`, copyright: footer.copyright},
          onInlineAuthors: 'throw',
          onInlineTags: 'throw',
          onUntruncatedBlogPosts: 'throw',
        },
        pages: {...markdown, exclude: excludedPages},
        theme: {customCss: './src/css/index.css'},
        sitemap: {
          lastmod: isDated ? 'date' : null,
          ignorePatterns: sitemapIgnorePatterns(site.baseUrl),
        },
      } satisfies PresetOptions,
    ],
  ],
  plugins: [
    docsVersionPlugin,
    historyPlugin,
    product.plugin,
    checkPlugin,
    licensesPlugin,
    versionsPlugin,
    searchPlugin,
    outputsPlugin,
    sourcesPlugin,
    ...fixes,
  ],
  themeConfig: {
    image: 'img/social-card.png',
    metadata: [
      {property: 'og:type', content: 'website'},
      {property: 'og:site_name', content: site.title},
      {property: 'og:image:alt', content: site.title},
    ],
    colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false},
    announcementBar: announcementBar(site.baseUrl),
    navbar: navbar(locales),
    footer,
    docs: {versionPersistence: 'localStorage', sidebar: {hideable: false, autoCollapseCategories: false}},
    blog: {sidebar: {groupByYear: true}},
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
    prism: {theme: codeTheme, additionalLanguages},
  } satisfies ThemeConfig,
};

export default withSpeed(config);

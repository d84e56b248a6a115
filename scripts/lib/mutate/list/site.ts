/** Versions, paths, bars and columns: what the configuration decides. Numbers are sections of the specification. */
import {at, unit} from '../mutation';

const values = unit('src/config/specification.test.ts');
const configuration = unit('tests/repository/configuration.test.ts');
const versions = unit('src/config/versions.test.ts');

export const site = [
  ...at('src/config/site.ts', values, {
    title: ['1: the title of the site', "title: 'jadice flow documentation'", "title: 'jadice flow'"],
    tagline: ['1: the tagline', "tagline: 'Reliable document", "tagline: 'Document"],
  }),
  ...at('src/config/site.ts', unit('src/config/site.test.ts'), {
    'base-url': [
      '2: the site is below a base path',
      "defaultBaseUrl = '/jadice-flow-documentation/'",
      "defaultBaseUrl = '/'",
    ],
    'site-protocol': ['2: the site has a web address', '/^https?:$/', '/:$/'],
  }),
  ...at('src/config/navbar.ts', values, {
    'navbar-title': ['2: the title in the navbar', "'jadice flow - documentation'", "'jadice flow documentation'"],
    'navbar-label': ['2: Docs, Tutorials, Help', "label: 'Tutorials'", "label: 'Tutorial'"],
    'navbar-side': [
      '2: Docs, Tutorials, Help on the left',
      "label: 'Help', position: 'left'",
      "label: 'Help', position: 'right'",
    ],
    'navbar-hides': ['4: the navbar does not hide', 'hideOnScroll: false', 'hideOnScroll: true'],
    'language-switcher': ['2: languages only where there is a choice', 'locales.length > 1', 'locales.length > 0'],
  }),
  ...at('src/config/footer.ts', values, {
    'footer-knowledge-base': ['2: footer, Docs, knowledge base', "spaces/JKB'", "spaces/JKB2'"],
    'footer-github': ['2: footer, GitHub', "'https://github.com/levigo'", "'https://github.com/levigo/flow'"],
    'footer-product': ['2: footer, More', "'https://jadice.com'", "'https://jadice.com/flow'"],
    'footer-docs': ['2: the footer leads to /docs/', "to: '/docs/'", "to: '/docs'"],
    'footer-column': ['2: footer columns Docs, GitHub, More', "title: 'More'", "title: 'Other'"],
    'footer-copyright': ['1: copyright 2025', '© 2025', '© 2026'],
  }),
  ...at('src/config/announcement.ts', values, {
    'announcement-id': ['4: a new announcement has a new id', '`news-${article.path}`', "'news'"],
    'announcement-closes': ['4: an announcement can be dismissed', 'isCloseable: true', 'isCloseable: false'],
  }),
  ...at('src/config/versions.ts', values, {
    'next-path': ['2: next is below /docs/next', "path: 'next'", "path: 'current'"],
    'last-path': ['2: the current release has no version in its path', "path: index === 0 ? '' : name", 'path: name'],
    'last-banner': [
      '2: no banner on the current release',
      "isLast ? ('none' as const)",
      "isLast ? ('unmaintained' as const)",
    ],
    'next-in-sitemap': [
      'web search lists the current release only',
      'filter(({isLast}) => !isLast)',
      'filter(({isLast, isReleased}) => !isLast && isReleased)',
    ],
  }),
  ...at('src/config/versions.ts', versions, {
    'last-version': ['9: the newest release is the current one', 'isLast: index === 0', 'isLast: index === 1'],
    'version-twice': ['versions.json: each version once', '{numeric: true}) >= 0', '{numeric: true}) > 0'],
    'version-name': ['versions.json: version numbers', '/^\\d+\\.\\d+\\.\\d+$/', '/\\w+/'],
  }),
  ...at('src/config/redirects.ts', values, {
    'redirect-for-now': ['the number of the current release leads elsewhere one day', '    temporary: true,\n', ''],
  }),
  ...at('src/config/search.ts', values, {
    'contextual-search': ['3: contextualSearch true', 'contextualSearch: true', 'contextualSearch: false'],
    'search-path': ['3: searchPagePath search', "searchPagePath: 'search'", "searchPagePath: 'find'"],
  }),
  ...at('src/config/onBroken.ts', unit('src/config/onBroken.test.ts'), {
    'broken-links': [
      '8: broken links are only logged while somebody writes',
      "? 'throw' : 'warn'",
      "? 'warn' : 'throw'",
    ],
  }),
  ...at('docusaurus.config.ts', configuration, {
    'colour-default': ['9: default colour mode light', "defaultMode: 'light'", "defaultMode: 'dark'"],
    'colour-system': [
      '4: the system preference is not respected',
      'respectPrefersColorScheme: false',
      'respectPrefersColorScheme: true',
    ],
    'contents-depth': ['9: table of contents 2 to 3', 'maxHeadingLevel: 3', 'maxHeadingLevel: 4'],
    'version-kept': [
      '3: the chosen version is kept',
      "versionPersistence: 'localStorage'",
      "versionPersistence: 'none'",
    ],
    'news-by-year': ['3: news grouped by year', 'groupByYear: true', 'groupByYear: false'],
    breadcrumbs: ['1: breadcrumbs are enabled', 'breadcrumbs: true', 'breadcrumbs: false'],
    locales: [
      '2: only locale en',
      'const locales = languages.map(({code}) => code)',
      "const locales = [...languages.map(({code}) => code), 'de']",
    ],
    'base-url-banner': ['2: a banner for a wrong base URL', 'baseUrlIssueBanner: true', 'baseUrlIssueBanner: false'],
    'broken-anchors': [
      '8: broken anchors are treated as broken links',
      'onBrokenAnchors: brokenLinks',
      "onBrokenAnchors: 'ignore'",
    ],
    'last-version-option': [
      '2: the current release is the last version',
      'lastVersion: lastVersion.name',
      "lastVersion: 'current'",
    ],
  }),
];

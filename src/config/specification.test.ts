/** The values that the specification of the site gives: whoever changes one of them changes it knowingly, here too. */
import type {Options, ThemeConfig} from '@docusaurus/preset-classic';
import {describe, expect, it} from 'vitest';
import config from '../../docusaurus.config';
import released from '../../versions.json';
import {announcementBar} from './announcement';
import {footer} from './footer';
import {navbar} from './navbar';
import {redirects} from './redirects';
import {search} from './search';
import {site} from './site';
import {docsVersions, lastVersion, sitemapIgnorePatterns, versions} from './versions';

const [, options] = config.presets![0] as [string, Options];
const theme = config.themeConfig as ThemeConfig;

describe('what the specification gives', () => {
  it('is title, tagline and publisher', () => {
    expect([site.title, site.tagline, footer.copyright]).toEqual([
      'jadice flow documentation',
      'Reliable document processing at large scale',
      'Copyright © 2025 levigo solutions gmbh',
    ]);
  });

  it('is the navbar, which stays in view', () => {
    const {title, hideOnScroll, items} = navbar(['en']);
    expect([title, hideOnScroll]).toEqual(['jadice flow - documentation', false]);
    expect(items.map(({type, docId, label, position}) => [position, label ?? type, docId])).toEqual([
      ['left', 'Docs', 'index'],
      ['left', 'Tutorials', 'tutorials/index'],
      ['left', 'Help', 'help/index'],
      // Beyond the specification: the menu of tools, and the search in front of the versions.
      ['left', 'Tools', undefined],
      ['right', 'search', undefined],
      ['right', 'docsVersionDropdown', undefined],
    ]);
  });

  it('is the footer, with whole addresses', () => {
    const columns = footer.links as {title: string; items: {to?: string; href?: string}[]}[];
    expect(columns.map(({title, items}) => [title, ...items.map(({to, href}) => to ?? href)])).toEqual([
      ['Docs', '/docs/', 'https://levigo-solutions.atlassian.net/wiki/spaces/JKB', '/blog'],
      ['GitHub', 'https://github.com/levigo'],
      ['More', 'https://jadice.com'],
    ]);
  });

  it('is an announcement that can be closed, anew for each article', () => {
    expect(announcementBar('/')).toMatchObject({
      id: expect.stringMatching(/^news-blog\/\d/) as string,
      isCloseable: true,
    });
  });

  it('is the paths of the versions: that of the current release has no number', () => {
    const [next, last, ...older] = versions.map(({name, path}) => ({path, banner: docsVersions[name]?.banner}));
    expect([next, last]).toEqual([
      {path: 'next', banner: 'unreleased'},
      {path: '', banner: 'none'},
    ]);
    expect(older).toEqual(versions.slice(2).map(({name}) => ({path: name, banner: 'unmaintained'})));
  });

  it('is the search in the version that is read, and its page', () => {
    expect(search).toMatchObject({contextualSearch: true, searchPagePath: 'search'});
  });
});

it('web search lists the current release, and neither older ones nor the next', () => {
  const others = ['next', ...versions.slice(2).map(({name}) => name)];
  expect(sitemapIgnorePatterns('/site/')).toEqual(others.map((path) => `/site/docs/${path}/**`));
});

it('browsers do not keep where the number of the current release leads', () => {
  const [ofNumber] = redirects.filter(({from}) => from === `/docs/${lastVersion.name}/*`);
  expect(ofNumber).toMatchObject({to: '/docs/*', temporary: true});
});

it('the options of Docusaurus are those of the specification', () => {
  expect(theme.colorMode).toEqual({defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false});
  expect(theme.tableOfContents).toEqual({minHeadingLevel: 2, maxHeadingLevel: 3});
  expect(theme.docs?.versionPersistence).toBe('localStorage');
  expect(theme.blog?.sidebar?.groupByYear).toBe(true);
  expect(options.docs).toMatchObject({breadcrumbs: true, lastVersion: released[0]});
  expect(config.i18n).toMatchObject({defaultLocale: 'en', locales: ['en']});
  expect(config.baseUrlIssueBanner).toBe(true);
});

it('links, anchors and Markdown links that are broken are treated alike', () => {
  const {onBrokenLinks, onBrokenAnchors, onBrokenMarkdownLinks} = config;
  const wanted = process.env['CI'] ? 'throw' : 'warn';
  expect([onBrokenLinks, onBrokenAnchors, onBrokenMarkdownLinks]).toEqual([wanted, wanted, wanted]);
});

/** Options of Docusaurus that the specification gives and that no browser test shows. */
import type {Options, ThemeConfig} from '@docusaurus/preset-classic';
import {expect, it} from 'vitest';
import config from '../../docusaurus.config';
import released from '../../versions.json';
import {redirects} from './redirects';
import {lastVersion, sitemapIgnorePatterns, versions} from './versions';

const [, options] = config.presets![0] as [string, Options];
const theme = config.themeConfig as ThemeConfig;

it('only the current release is in web searches', () => {
  const others = ['next', ...versions.slice(2).map(({name}) => name)];
  expect(sitemapIgnorePatterns('/site/')).toEqual(others.map((path) => `/site/docs/${path}/**`));
});

it('the redirect from the number of the current release is temporary', () => {
  const [ofNumber] = redirects.filter(({from}) => from === `/docs/${lastVersion.name}/*`);
  expect(ofNumber).toMatchObject({to: '/docs/*', temporary: true});
});

it('the options are those of the specification', () => {
  expect(theme.colorMode).toEqual({defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false});
  expect(theme.tableOfContents).toEqual({minHeadingLevel: 2, maxHeadingLevel: 3});
  expect(theme.docs?.versionPersistence).toBe('localStorage');
  expect(options.docs).toMatchObject({breadcrumbs: true, lastVersion: released[0]});
  expect(config.i18n).toMatchObject({defaultLocale: 'en', locales: ['en']});
  expect(config.baseUrlIssueBanner).toBe(true);
  const broken = process.env['CI'] ? 'throw' : 'warn';
  expect(config).toMatchObject({onBrokenLinks: broken, onBrokenAnchors: broken, onBrokenMarkdownLinks: broken});
});

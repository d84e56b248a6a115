import type {Options, ThemeConfig} from '@docusaurus/preset-classic';
import {expect, it} from 'vitest';
import config from '../../docusaurus.config';
import {onBroken} from '../../src/config/onBroken';
import released from '../../versions.json';

const [, options] = config.presets![0] as [string, Options];
const theme = config.themeConfig as ThemeConfig;

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
  const wanted = onBroken(process.env);
  expect([onBrokenLinks, onBrokenAnchors, onBrokenMarkdownLinks]).toEqual([wanted, wanted, wanted]);
});

import {describe, expect, it} from 'vitest';
import {type LanguagePart, wholeSite, withOthers} from './languages';
import {nginxHttp} from './nginx';
import {headersFile} from './staticHosts';

const build = (currentLocale: string, outDir = currentLocale === 'en' ? '/b/build' : `/b/build/${currentLocale}`) => ({
  outDir,
  siteConfig: {baseUrl: currentLocale === 'en' ? '/flow/' : `/flow/${currentLocale}/`},
  i18n: {currentLocale, defaultLocale: 'en', locales: ['en', 'de', 'fr']},
});
const part = (code: string): LanguagePart => ({
  code,
  baseUrl: build(code).siteConfig.baseUrl,
  scripts: [],
  moved: [],
  oneHop: [],
});

describe('the files for hosts', () => {
  it('know the languages that are built so far, and begin anew with that of the sources', () => {
    const codes = (code: string): string[] => withOthers(part(code), build(code)).map((one) => one.code);
    expect([codes('en'), codes('de'), codes('en'), codes('fr')]).toEqual([['en'], ['en', 'de'], ['en'], ['en', 'fr']]);
  });

  it.each([
    ['en', build('en'), {folder: '/b/build', baseUrl: '/flow/'}],
    ['de', build('de'), {folder: '/b/build', baseUrl: '/flow/'}],
    ['de, built alone', build('de', '/b/build'), {folder: '/b/build', baseUrl: '/flow/de/'}],
  ])('are those of the whole site: %s', (_, one, expected) => {
    expect(wholeSite(one)).toEqual(expected);
  });

  it('keep the assets of each language for good', () => {
    expect(headersFile('/flow/', 'p', [part('de')])).toContain('\n/flow/de/assets/*\n  Cache-Control: ');
    expect(nginxHttp('p', [], ['de', 'fr'])).toContain('~^/(?:(?:de|fr)/)?assets/ ');
    expect(nginxHttp('p', [])).toContain('~^/assets/ ');
  });
});

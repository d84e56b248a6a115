import {describe, expect, it} from 'vitest';
import {alternates, i18n} from './languages';

const all = [
  {code: 'en', label: 'English'},
  {code: 'de', label: 'Deutsch'},
];
const url = 'https://example.org';

describe('the languages of a page', () => {
  it.each([
    ['/flow/', `${url}/flow/docs/a`],
    ['/flow/de/', `${url}/flow/de/docs/a`],
  ])('are the same from each of them: %s', (baseUrl, address) => {
    expect(alternates(address, {url, baseUrl}, all)).toEqual([
      {lang: 'en', url: `${url}/flow/docs/a`},
      {lang: 'de', url: `${url}/flow/de/docs/a`},
    ]);
  });

  it('are not named where there is one', () => {
    expect(alternates(`${url}/docs/a`, {url, baseUrl: '/'}, all.slice(0, 1))).toEqual([]);
  });

  it('have the folders of Docusaurus', () => {
    expect(i18n(all)).toMatchObject({
      defaultLocale: 'en',
      locales: ['en', 'de'],
      localeConfigs: {de: {htmlLang: 'de'}},
    });
  });
});

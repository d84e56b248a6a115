import type {I18nConfig} from '@docusaurus/types';

/** A language of the site. */
export interface Language {
  /** As addresses and folders below `i18n/` have it. */
  code: string;
  /** Its name for readers, in itself. */
  label: string;
}

/** The first one is that of the sources; each other one has its pages below `i18n/<code>/`. */
export const languages: readonly Language[] = [{code: 'en', label: 'English'}];

/** The languages in the words of Docusaurus. */
export const i18n = (all: readonly Language[]): I18nConfig => ({
  defaultLocale: all[0]!.code,
  locales: all.map(({code}) => code) as I18nConfig['locales'],
  path: 'i18n',
  localeConfigs: Object.fromEntries(
    all.map(({code, label}) => [code, {label, direction: 'ltr', htmlLang: code, calendar: 'gregory', path: code}]),
  ),
});

/** Another language of a page, as a sitemap names it. */
export interface Alternate {
  lang: string;
  url: string;
}

/**
 * A page in all languages, its own among them; none where there is one language only.
 *
 * @param address - Whole address of the page.
 * @param site - Origin, and the base URL of the language that is built.
 */
export function alternates(
  address: string,
  {url, baseUrl}: {url: string; baseUrl: string},
  all: readonly Language[],
): Alternate[] {
  const [first, ...others] = all.map(({code}) => code);
  if (others.length === 0) {
    return [];
  }
  const own = others.find((code) => baseUrl.endsWith(`/${code}/`));
  const root = own === undefined ? baseUrl : baseUrl.slice(0, -own.length - 1);
  const page = address.slice(url.length + baseUrl.length);
  return [
    {lang: first!, url: `${url}${root}${page}`},
    ...others.map((code) => ({lang: code, url: `${url}${root}${code}/${page}`})),
  ];
}

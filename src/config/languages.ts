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

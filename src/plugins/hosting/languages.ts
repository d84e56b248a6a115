/** Each language is a build of its own, one after the other; hosts read one set of files for all of them. */
import path from 'node:path';
import type {AddressRedirect} from './addresses';

/** What a host has to know of the pages of a language. */
export interface LanguagePart {
  /** As its addresses have it. */
  code: string;
  /** Where its pages are. */
  baseUrl: string;
  /** Sources of the inline scripts. */
  scripts: readonly string[];
  /** Addresses that have moved. */
  moved: readonly AddressRedirect[];
  /** These, and other ways to write an address. */
  oneHop: readonly AddressRedirect[];
}

/** A build, as Docusaurus describes it to a plugin. */
interface Build {
  outDir: string;
  siteConfig: {baseUrl: string};
  i18n: {currentLocale: string; defaultLocale: string; locales: readonly string[]};
}

// The configuration is loaded anew for each language; the process is the same.
const kept = ((globalThis as {siteLanguages?: Map<string, LanguagePart>}).siteLanguages ??= new Map<
  string,
  LanguagePart
>());

/** The parts of all languages that are built so far, that of the sources first. */
export function withOthers(part: LanguagePart, {i18n: {defaultLocale, locales}}: Build): LanguagePart[] {
  if (part.code === defaultLocale) {
    kept.clear();
  }
  kept.set(part.code, part);
  return locales.flatMap((code) => kept.get(code) ?? []);
}

/** Folder and base URL of the whole site: other languages than that of the sources are a folder below them. */
export function wholeSite({outDir, siteConfig: {baseUrl}, i18n: {currentLocale, defaultLocale}}: Build): {
  folder: string;
  baseUrl: string;
} {
  // A language that is built alone has the folder for itself.
  const isBelow =
    currentLocale !== defaultLocale &&
    baseUrl.endsWith(`/${currentLocale}/`) &&
    path.basename(outDir) === currentLocale;
  return isBelow
    ? {folder: path.dirname(path.resolve(outDir)), baseUrl: baseUrl.slice(0, -currentLocale.length - 1)}
    : {folder: outDir, baseUrl};
}

/** Pages of a build in a download, and their file names. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {type DefaultTreeAdapterTypes as Tree, parse} from 'parse5';
import type {DocsVersion} from '../../../src/config/versions';
import {attribute, elements} from '../../../src/lib/elements';
import {namesBelow} from '../files';

/** Content of a download: one version, or all versions with the pages that belong to none. */
export interface Edition {
  /** Name of the version as its address has it; `all`. */
  name: string;
  versions: readonly DocsVersion[];
  /** Path of its first page, below the base URL, without a slash at its end. */
  start: string;
  /** Whether pages outside of the versions are in it, such as news. */
  hasOthers: boolean;
}

/** A page of an edition. */
export interface TakenPage {
  /** Path below the base URL, without a slash at its end; empty for the home page. */
  path: string;
  /** Name of its file in the download. */
  file: string;
  document: Tree.Document;
  /** The version that it is about; undefined for pages that belong to none. */
  version: DocsVersion | undefined;
}

/** Pages of an edition by their path, and where moved pages have gone. */
export interface Pages {
  pages: ReadonlyMap<string, TakenPage>;
  redirects: ReadonlyMap<string, string>;
}

/** The file that readers open first. */
export const startFile = 'START-HERE.html';

/** The name of a version in addresses and files. */
export const publicName = ({name, isReleased}: DocsVersion): string => (isReleased ? name : 'next');

/** Each version on its own, then all. */
export function editionsOf(versions: readonly DocsVersion[]): Edition[] {
  return [
    ...versions.map((version) => ({
      name: publicName(version),
      versions: [version],
      start: ['docs', version.path].filter(Boolean).join('/'),
      hasOthers: version.isLast,
    })),
    {name: 'all', versions, start: '', hasOthers: true},
  ];
}

/** A path without what may differ between two links to the same page. */
export const barePath = (address: string): string => address.replace(/(?:^|\/)index\.html$|\/$/, '');

/** The version whose pages have a path. */
function versionOf(pagePath: string, all: readonly DocsVersion[]): DocsVersion | undefined {
  if (!/^docs(?:\/|$)/.test(pagePath)) {
    return undefined;
  }
  const own = all.find((one) => one.path !== '' && `${pagePath}/`.startsWith(`docs/${one.path}/`));
  return own ?? all.find(({isLast}) => isLast);
}

/** Path that a page which has moved leads to; undefined for any other. */
function targetOf(all: readonly Tree.Element[], baseUrl: string): string | undefined {
  const link = all.find((one) => attribute(one, 'data-redirect-target') !== undefined);
  return link && barePath((attribute(link, 'href') ?? '').replace(/[?#].*/, '').slice(baseUrl.length));
}

/** Tools contain a `noscript` note that they need the scripts of the site, which downloads do not have. */
const needsScripts = (all: readonly Tree.Element[]): boolean => all.some(({tagName}) => tagName === 'noscript');

/**
 * Reads the pages of an edition.
 *
 * @param all - All versions of the site, to find the version of each page.
 * @throws Error when the build does not have its first page.
 */
export function readPages(build: string, baseUrl: string, edition: Edition, all: readonly DocsVersion[]): Pages {
  const pages = new Map<string, TakenPage>();
  const redirects = new Map<string, string>();
  const names = existsSync(build) ? namesBelow(build) : [];
  for (const name of names.filter((one) => one.endsWith('.html') && one !== '404.html')) {
    const pagePath = barePath(name).replace(/\.html$/, '');
    const version = versionOf(pagePath, all);
    const isWanted = version ? edition.versions.includes(version) : edition.hasOthers;
    const isHome = pagePath === '' && edition.start !== '';
    if (!isWanted || isHome) {
      continue;
    }
    const document = parse(readFileSync(path.join(build, name), 'utf8'));
    const found = elements(document);
    const target = targetOf(found, baseUrl);
    if (target !== undefined) {
      redirects.set(pagePath, target);
    } else if (!needsScripts(found)) {
      const file = pagePath === edition.start ? startFile : `${pagePath}.html`;
      pages.set(pagePath, {path: pagePath, file, document, version});
    }
  }
  if (!pages.has(edition.start)) {
    throw new Error(`${build}: expected the page ${baseUrl}${edition.start}; build the site first (npm run build)`);
  }
  return {pages, redirects};
}

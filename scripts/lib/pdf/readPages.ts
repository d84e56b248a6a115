/** The built pages of a version, in reading order. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {type DefaultTreeAdapterTypes as Tree, parse} from 'parse5';
import {attribute, elements, hasClass, textOf} from '../../../src/lib/elements';
import {namesBelow} from '../../../src/lib/files';

/** A page of the documentation. */
export interface BuiltPage {
  /** Path with the base URL, as in links, without a slash at its end. */
  address: string;
  /** Sidebar group of the page, or empty. */
  group: string;
  /** The text of the page: the content of `.theme-doc-markdown`. */
  text: Tree.Element;
  /** Style sheets of the page. */
  sheets: readonly string[];
}

/** Normalised address, the same for all links to a page. */
export const bareAddress = (address: string): string => address.replace(/\/$/, '');

/** The HTML file of a path on the site. */
function fileOf(build: string, address: string, baseUrl: string): string {
  const below = path.join(build, bareAddress(address).slice(baseUrl.length - 1));
  return (
    [below, `${below}.html`, path.join(below, 'index.html')].find((file) => /\.html$/.test(file) && existsSync(file)) ??
    below
  );
}

/** A page, and the address of its button "Next". */
interface Turned {
  page: BuiltPage;
  next: string | undefined;
}

/** Reads a page, or returns undefined for a file without documentation text, such as a redirect. */
function readPage(file: string, address: string): Turned | undefined {
  const all = elements(parse(readFileSync(file, 'utf8')));
  const text = all.find((one) => hasClass(one, 'theme-doc-markdown'));
  if (!text) {
    return undefined;
  }
  const crumbs = all.filter((one) => hasClass(one, 'breadcrumbs__item')).map((one) => textOf(one).trim());
  const next = all.find((one) => hasClass(one, 'pagination-nav__link--next'));
  const sheets = all
    .filter((one) => one.tagName === 'link' && attribute(one, 'rel') === 'stylesheet')
    .flatMap((one) => attribute(one, 'href') ?? []);
  const group = crumbs.filter(Boolean).slice(0, -1).at(-1) ?? '';
  return {page: {address: bareAddress(address), group, text, sheets}, next: next && attribute(next, 'href')};
}

/**
 * Reads all pages of a version: first those connected by the buttons "Next", then those without such buttons.
 *
 * @param build - Folder of a build.
 * @param baseUrl - Base URL of that build, with a slash at both ends.
 * @param folder - Path of the version below `docs/`. Empty for the current release.
 * @param others - Paths below `docs/` of the other versions, whose pages are excluded.
 * @throws Error if the build has no start page of that version, or if the buttons form a cycle.
 */
export function versionPages(build: string, baseUrl: string, folder: string, others: readonly string[]): BuiltPage[] {
  const start = `${baseUrl}docs/${folder ? `${folder}/` : ''}`;
  const pages = new Map<string, BuiltPage>();
  for (let address: string | undefined = start; address !== undefined;) {
    const file = fileOf(build, address, baseUrl);
    const found: Turned | undefined = existsSync(file) ? readPage(file, address) : undefined;
    if (!found) {
      throw new Error(`${file}: expected the page ${address}; build the site first (npm run build)`);
    }
    if (pages.has(found.page.address)) {
      throw new Error(`${file}: the buttons "Next" lead in a circle, back to ${address}`);
    }
    pages.set(found.page.address, found.page);
    address = found.next;
  }
  const root = path.join(build, 'docs', folder);
  for (const name of namesBelow(root).filter((one) => one.endsWith('.html'))) {
    const address = bareAddress(start + name.replace(/(^|\/)index\.html$|\.html$/, ''));
    const isOther = folder === '' && others.some((other) => name.startsWith(`${other}/`));
    const found = isOther || pages.has(address) ? undefined : readPage(path.join(root, name), address);
    if (found) {
      pages.set(address, found.page);
    }
  }
  return [...pages.values()];
}

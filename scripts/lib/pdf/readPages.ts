/** The built pages of a version, in reading order. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {type DefaultTreeAdapterTypes as Tree, parse, serializeOuter} from 'parse5';
import {attribute, elements, hasClass, textOf} from '../../../src/lib/elements';

export interface BuiltPage {
  /** Path with the base URL, as in links, without a slash at its end. */
  address: string;
  /** Sidebar group of the page, or empty. */
  group: string;
  /** The text of the page: the content of `.theme-doc-markdown`. */
  text: Tree.Element;
  /** HTML of the links to its style sheets. */
  sheets: readonly string[];
}

function readPage(file: string, address: string): BuiltPage {
  const all = elements(parse(existsSync(file) ? readFileSync(file, 'utf8') : ''));
  const text = all.find((one) => hasClass(one, 'theme-doc-markdown'));
  if (!text) {
    throw new Error(`${file}: expected the text of a page (.theme-doc-markdown), because llms-full.txt lists it`);
  }
  const crumbs = all.filter((one) => hasClass(one, 'breadcrumbs__item')).map((one) => textOf(one).trim());
  const sheets = all.filter((one) => attribute(one, 'rel') === 'stylesheet').map((one) => serializeOuter(one));
  return {address, group: crumbs.filter(Boolean).at(-2) ?? '', text, sheets};
}

/**
 * Reads all pages of a version in the order of its `llms-full.txt`, which is that of the sidebars.
 *
 * @param build - Folder of a build.
 * @param baseUrl - Base URL of that build, with a slash at both ends.
 * @param folder - Path of the version below `docs/`. Empty for the current release.
 * @throws Error if the build does not have the version, or a page has no text.
 */
export function versionPages(build: string, baseUrl: string, folder: string): BuiltPage[] {
  const list = path.join(build, 'docs', folder, 'llms-full.txt');
  if (!existsSync(list)) {
    throw new Error(`${list}: expected the pages of the version; build the site first (npm run build)`);
  }
  return Array.from(readFileSync(list, 'utf8').matchAll(/^Source: (https?:\S+)\.md$/gm), ([, source]) => {
    const address = new URL(source!).pathname.replace(/\/index$/, '');
    return readPage(path.join(build, address.slice(baseUrl.length - 1), 'index.html'), address);
  });
}

/** The pages of a build that have a text. */
import {existsSync} from 'node:fs';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadedPlugin} from '@docusaurus/types';
import {pageOrder} from '../search/pageOrder';
import type {PageText} from './markdown/page';

/** A page with its address, which starts with the base URL. */
export interface Page extends PageText {
  route: string;
  /** Where the build has it. */
  file: string;
}

/** What a plugin is told of a build. */
interface Build {
  outDir: string;
  baseUrl: string;
  routesPaths: readonly string[];
  plugins: readonly LoadedPlugin[];
}

/**
 * All pages that have a text: those of the documentation in the order of its sidebars, then the others.
 *
 * @param read - Reads the text of the page in a file, if it has one.
 */
export function pagesWithText(
  {outDir, baseUrl, routesPaths, plugins}: Build,
  read: (file: string) => PageText | undefined,
): Page[] {
  const docs = plugins.find(({name}) => name === 'docusaurus-plugin-content-docs');
  const order = docs?.content ? pageOrder(docs.content as LoadedContent) : [];
  return [...new Set([...order, ...[...routesPaths].sort()])].flatMap((route): Page[] => {
    const file = path.join(outDir, route.slice(baseUrl.length), 'index.html');
    const text = existsSync(file) ? read(file) : undefined;
    return text ? [{route, file, ...text}] : [];
  });
}

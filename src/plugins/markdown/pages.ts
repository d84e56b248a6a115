/** The pages of a build that have a text. */
import {existsSync} from 'node:fs';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadedPlugin} from '@docusaurus/types';
import {pageOrder} from '../../lib/pageOrder';
import type {PageText} from './markdown/page';

/** A page with its address, which starts with the base URL. */
export interface Page extends PageText {
  route: string;
  /** Its file in the build. */
  file: string;
}

/** Addresses of all pages of the documentation, in the order of its sidebars. */
export function docsRoutes(plugins: readonly LoadedPlugin[]): string[] {
  const docs = plugins.find(({name}) => name === 'docusaurus-plugin-content-docs');
  return docs?.content ? pageOrder(docs.content as LoadedContent) : [];
}

/**
 * Reads the pages at the given addresses, each once. Skips pages without text.
 *
 * @param read - Returns the text of the page in a file, or undefined if it has none.
 */
export const pagesWithText = (
  routes: readonly string[],
  {outDir, baseUrl}: {outDir: string; baseUrl: string},
  read: (file: string) => PageText | undefined,
): Page[] =>
  [...new Set(routes)].flatMap((route): Page[] => {
    const file = path.join(outDir, route.slice(baseUrl.length), 'index.html');
    const text = existsSync(file) ? read(file) : undefined;
    return text ? [{route, file, ...text}] : [];
  });

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
  /** Where the build has it. */
  file: string;
}

/** Addresses of all pages of the documentation, in the order of its sidebars. */
export function docsRoutes(plugins: readonly LoadedPlugin[]): string[] {
  const docs = plugins.find(({name}) => name === 'docusaurus-plugin-content-docs');
  return docs?.content ? pageOrder(docs.content as LoadedContent) : [];
}

/**
 * The pages at some addresses that have a text, each once.
 *
 * @param read - Reads the text of the page in a file, if it has one.
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

import {existsSync} from 'node:fs';
import path from 'node:path';
import type {PageContent, PageRules, ParsedPage} from '../../search/records/page';

/** Input of the index from a built site. */
interface BuiltSite {
  outDir: string;
  baseUrl: string;
  /** Addresses of all pages, with the base URL. */
  routes: readonly string[];
}

/** Whether a page is excluded, by its path or by a pattern with a star at the end. */
const isSkipped = (path: string, skipped: readonly string[]): boolean =>
  skipped.some((one) => (one.endsWith('*') ? path.startsWith(one.slice(0, -1)) : path === one));

/** Pages that only list other pages. */
const listTags = /^blog_/;

/**
 * Reads the searchable pages of a built site.
 *
 * @param read - Reads the file of a page. Returns undefined if the page is not searchable.
 * @param rules - Site-specific settings.
 * @throws Error when a page has no file.
 */
export function readSite(
  {outDir, baseUrl, routes}: BuiltSite,
  read: (file: string) => PageContent | undefined,
  rules: PageRules,
): ParsedPage[] {
  return routes.flatMap((route) => {
    const relative = route.slice(baseUrl.length);
    if (/^404(\.html)?$/.test(relative) || isSkipped(relative, rules.skippedPages)) {
      return [];
    }
    const file = path.join(outDir, relative, 'index.html');
    if (!existsSync(file)) {
      throw new Error(`${file}: the page "${route}" was not built; expected its HTML to make search records of`);
    }
    const page = read(file);
    return page && !listTags.test(page.tag) ? [{path: relative, ...page}] : [];
  });
}

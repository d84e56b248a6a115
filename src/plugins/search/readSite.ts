import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Article} from '../../article/read';
import {indexPage, type PageRules, type ParsedPage} from '../../search/records/page';

/** Input of the index from a built site. */
interface BuiltSite {
  outDir: string;
  baseUrl: string;
  /** Addresses of all pages, with the base URL. */
  routes: readonly string[];
}

/**
 * Reads the searchable pages of a built site.
 *
 * @param read - Reads the file of a page. Returns undefined if the page is not listed.
 * @throws Error when a page has no file.
 */
export function readSite(
  {outDir, baseUrl, routes}: BuiltSite,
  read: (file: string) => Article | undefined,
  rules: PageRules,
): ParsedPage[] {
  return routes.flatMap((route) => {
    const relative = route.slice(baseUrl.length);
    if (/^404(\.html)?$/.test(relative)) {
      return [];
    }
    const file = path.join(outDir, relative, 'index.html');
    if (!existsSync(file)) {
      throw new Error(`${file}: the page "${route}" was not built; expected its HTML to make search records of`);
    }
    const article = read(file);
    return (article && indexPage(relative, article, rules)) ?? [];
  });
}

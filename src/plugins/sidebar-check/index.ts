import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';

/**
 * Names of the sidebars that a page can be shown with.
 *
 * @param file - Path of the page below the site.
 * @param current - Names of the sidebars of `docs/`.
 * @param read - Text of a file below the site; undefined when there is none.
 * @returns Undefined for a page that is no documentation.
 */
export function sidebarsFor(
  file: string,
  current: readonly string[],
  read: (name: string) => string | undefined,
): readonly string[] | undefined {
  const [, version] = /^versioned_docs\/version-([^/]+)\//.exec(file) ?? [];
  if (version !== undefined) {
    const text = read(`versioned_sidebars/version-${version}-sidebars.json`);
    return text === undefined ? [] : Object.keys(JSON.parse(text) as object);
  }
  return file.startsWith('docs/') ? current : undefined;
}

/**
 * Stops at a page whose `displayed_sidebar` does not exist, with its file and the choices; the stock error has no choices.
 *
 * @param siteDir - Folder of the site.
 * @param sidebars - Sidebars of `docs/`, by name.
 * @param parse - What else is done with the front matter.
 */
export const withSidebarCheck =
  (siteDir: string, sidebars: object, parse: ParseFrontMatter): ParseFrontMatter =>
  async (params) => {
    const result = await parse(params);
    const wanted = result.frontMatter['displayed_sidebar'];
    if (typeof wanted === 'string') {
      const file = path.relative(siteDir, params.filePath).replaceAll('\\', '/');
      const names = sidebarsFor(file, Object.keys(sidebars), (name) => {
        const source = path.join(siteDir, name);
        return existsSync(source) ? readFileSync(source, 'utf8') : undefined;
      });
      if (names && !names.includes(wanted)) {
        const choices = names.map((name) => `"${name}"`).join(', ');
        throw new Error(
          `${file}: displayed_sidebar is "${wanted}"; expected one of: ${choices || 'none, as there is no sidebar'}, or null for no sidebar`,
        );
      }
    }
    return result;
  };

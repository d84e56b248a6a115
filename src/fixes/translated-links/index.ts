/**
 * Why:  a relative link (`../index.md`) leads nowhere where only one of the two pages is translated: the pages of a language are in
 *       two folders, and Docusaurus looks in that of the page only. Links from the folder of the version are looked up in both.
 * How:  a remark plugin turns relative links between pages into such links, before Docusaurus resolves them.
 * Drop: when Docusaurus looks up relative links in both folders.
 */
import path from 'node:path';
import {visit} from 'unist-util-visit';
import type {Definition, Link, Root} from 'mdast';

/** Folder of a version, of a language or of the sources. */
const contentFolder =
  /(?:^|\/)(?:docs|versioned_docs\/version-[^/]+|i18n\/[^/]+\/docusaurus-plugin-content-docs\/[^/]+)(?=\/)/;

/**
 * A link from the folder of the version, such as `/help/index.md#glossary`.
 *
 * @param url - As the page has it; anything but a relative link to a page stays as it is.
 * @param file - Path of the page, relative to the repository, with `/`.
 */
export function fromVersion(url: string, file: string): string {
  const [, page, rest = ''] = /^([^:#?]+\.mdx?)([#?].*)?$/.exec(url) ?? [];
  const folder = contentFolder.exec(file)?.[0];
  if (page === undefined || folder === undefined || page.startsWith('/') || page.startsWith('@')) {
    return url;
  }
  const below = path.posix.dirname(file.slice(file.indexOf(folder) + folder.length));
  return path.posix.join(below, page) + rest;
}

/** The remark plugin; not needed where there is one language only. */
export function translatedLinks() {
  return (tree: Root, file: {path?: string}): void => {
    const source = path.relative(process.cwd(), file.path ?? '').replaceAll(path.sep, '/');
    visit(tree, ['link', 'definition'], (node) => {
      const link = node as Link | Definition;
      link.url = fromVersion(link.url, source);
    });
  };
}

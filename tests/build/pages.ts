import {readFileSync} from 'node:fs';
import path from 'node:path';
import {type DefaultTreeAdapterTypes as Tree, parse} from 'parse5';
import {filesBelow} from '../../src/lib/files';
import {publishedAddresses} from '../../scripts/lib/release/publishedUrls';
import {elements} from '../../src/lib/elements';
import {builds} from '../builds';

/** A page of a build. */
export interface BuiltPage {
  /** Path below the build. */
  file: string;
  html: string;
  elements: Tree.Element[];
}

/** All HTML files of a build. */
export function builtPages(folder: string = builds.default.folder): BuiltPage[] {
  return filesBelow(folder)
    .filter((file) => file.endsWith('.html'))
    .map((file) => {
      const html = readFileSync(file, 'utf8');
      return {file: path.relative(folder, file).replaceAll('\\', '/'), html, elements: elements(parse(html))};
    });
}

/** All HTML files of the build that most tests use. Files of tests share them, see `isolate` of the configuration. */
export const allPages: readonly BuiltPage[] = builtPages();

/** Those of them that readers see, without pages that only redirect from an old URL. */
export const pages: readonly BuiltPage[] = allPages.filter(({html}) => !html.includes('data-redirect-target'));

/** All addresses of this build. */
export const present: ReadonlySet<string> = new Set(publishedAddresses(builds.default.folder, builds.default.baseUrl));

/** Text of an element and all in it. */
export function textOf(node: Tree.ChildNode): string {
  if ('value' in node) {
    return node.value;
  }
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
}

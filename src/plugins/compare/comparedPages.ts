/** Lists the pages and compares their versions. Pure. */
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {Block} from '../../article/blocks';
import {docsPath, factName} from '../../facts/versions';
import {pageOrder} from '../../lib/pageOrder';
import type {ComparedPage, ListedPage} from './pages';
import {compareTexts, shareOf} from './text/compare';

/** The pages of all versions, in the order of the sidebars of the newest version that has each. */
export function comparedPages(content: LoadedContent, baseUrl: string): ComparedPage[] {
  const pages = new Map<string, ComparedPage>();
  const order = pageOrder(content);
  type Placed = {permalink: string};
  const byOrder = (a: Placed, b: Placed): number => order.indexOf(a.permalink) - order.indexOf(b.permalink);
  for (const {versionName, docs} of content.loadedVersions) {
    const version = factName(versionName);
    const folder = `${baseUrl}${docsPath(version).slice(1)}/`;
    for (const {id, title, permalink} of docs.filter(({unlisted}) => !unlisted).sort(byOrder)) {
      const page = pages.get(id) ?? {id, title, paths: {}};
      pages.set(id, page);
      page.paths[version] = permalink.slice(folder.length);
    }
  }
  return [...pages.values()];
}

/**
 * Compares all versions of a page.
 *
 * @param texts - Its text in each version, newest first.
 */
export function withChanges(page: ComparedPage, texts: ReadonlyMap<string, readonly Block[]>): ListedPage {
  const changed: ListedPage['changed'] = {};
  [...texts].forEach(([newer, after], index, all) => {
    for (const [older, before] of all.slice(index + 1)) {
      const share = shareOf(compareTexts(before, after));
      if (share > 0) {
        (changed[older] ??= {})[newer] = Number(share.toFixed(4)) || 0.0001;
      }
    }
  });
  return {...page, changed};
}

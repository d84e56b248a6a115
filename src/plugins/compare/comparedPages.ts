/** Lists the pages and compares their versions. Pure. */
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {docsPath, factName} from '../../facts/versions';
import {pageOrder} from '../../lib/pageOrder';
import type {ComparedPage, ListedPage} from './pages';
import {blocksOf} from './text/blocks';
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
 * @param markdownIn - Returns its text in a version.
 */
export function withChanges(page: ComparedPage, markdownIn: (version: string) => string): ListedPage {
  const texts = Object.keys(page.paths).map((version) => {
    const markdown = markdownIn(version);
    return {version, markdown, blocks: blocksOf(markdown)};
  });
  const changed: ListedPage['changed'] = {};
  texts.forEach((newer, index) => {
    for (const older of texts.slice(index + 1)) {
      const share = older.markdown === newer.markdown ? 0 : shareOf(compareTexts(older.blocks, newer.blocks));
      if (share > 0) {
        (changed[older.version] ??= {})[newer.version] = Number(share.toFixed(4)) || 0.0001;
      }
    }
  });
  return {...page, changed};
}

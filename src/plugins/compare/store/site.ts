/** Joins the texts of all pages of a build. */
import type {PageText} from '../../markdown/markdown/page';
import {compareTexts} from '../engine/compare';
import {shareOf} from '../engine/share';
import type {Block} from './block';
import {blocksOf} from './blocks';
import type {ListedPage, PageList} from './pageList';
import {type PageStore, storeOf} from './pageStore';

/** Data of all pages: the list, and the texts of each page by its id. */
export interface SiteStore {
  list: PageList;
  stores: ReadonlyMap<string, PageStore>;
}

/** A page of the documentation in one version. */
export type DocText = Pick<PageText, 'title' | 'tree'> & {
  id: string;
  version: string;
  /** Address below the folder of the version. */
  path: string;
};

/** The text of a page as it is compared: equal texts with another structure are one. */
const flat = (blocks: readonly Block[]): string => JSON.stringify(blocks.map(({cells}) => cells));

function listed(own: readonly DocText[], texts: ReadonlyMap<string, Block[]>): ListedPage {
  const {id, title, path} = own[0]!;
  const versions = [...texts.keys()];
  const changed: ListedPage['changed'] = {};
  versions.forEach((newer, index) => {
    for (const older of versions.slice(index + 1)) {
      const [before, after] = [texts.get(older)!, texts.get(newer)!];
      const share = flat(before) === flat(after) ? 0 : shareOf(compareTexts(before, after));
      if (share > 0) {
        (changed[older] ??= {})[newer] = Number(share.toFixed(4)) || 0.0001;
      }
    }
  });
  return {id, title, ...(own.every((page) => page.path === path) && {path}), versions, changed};
}

/**
 * Joins the texts of all pages.
 *
 * @param pages - In the order of the list.
 * @param versions - Newest first.
 */
export function siteStore(pages: readonly DocText[], versions: readonly string[]): SiteStore {
  const ids = [...new Set(pages.map(({id}) => id))];
  const stores = new Map<string, PageStore>();
  const list = ids.map((id) => {
    const own = versions.flatMap((version) => pages.filter((page) => page.id === id && page.version === version));
    const texts = new Map(own.map(({version, tree}) => [version, blocksOf(tree)]));
    stores.set(id, storeOf(texts));
    return listed(own, texts);
  });
  return {list: {versions, pages: list}, stores};
}

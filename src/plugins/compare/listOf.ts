/** Compares all versions of all pages of a build. */
import {blocksOf} from './text/blocks';
import {compareTexts, shareOf} from './text/compare';
import type {ListedPage, PageList} from './pageList';

/** A page of the documentation in one version. */
export interface DocText {
  id: string;
  title: string;
  version: string;
  /** Address below the folder of the version. */
  path: string;
  /** Its text as Markdown. */
  markdown: string;
}

function listed(own: readonly DocText[]): ListedPage {
  const {id, title, path} = own[0]!;
  const texts = own.map(({markdown}) => blocksOf(markdown));
  const changed: ListedPage['changed'] = {};
  own.forEach((newer, index) => {
    own.slice(index + 1).forEach((older, further) => {
      const isSame = older.markdown === newer.markdown;
      const share = isSame ? 0 : shareOf(compareTexts(texts[index + 1 + further]!, texts[index]!));
      if (share > 0) {
        (changed[older.version] ??= {})[newer.version] = Number(share.toFixed(4)) || 0.0001;
      }
    });
  });
  const versions = own.map(({version}) => version);
  return {id, title, ...(own.every((page) => page.path === path) && {path}), versions, changed};
}

/**
 * Lists all pages.
 *
 * @param pages - In the order of the list.
 * @param versions - Newest first.
 */
export function listOf(pages: readonly DocText[], versions: readonly string[]): PageList {
  const ids = [...new Set(pages.map(({id}) => id))];
  const ownOf = (id: string): DocText[] =>
    versions.flatMap((version) => pages.filter((page) => page.id === id && page.version === version));
  return {versions, pages: ids.map((id) => listed(ownOf(id)))};
}

import path from 'node:path';
import type {Finding, Page} from '../page';

/** Possible targets of a link. */
export interface Places {
  /** All pages of the repository, by file. */
  pages: ReadonlyMap<string, Page>;
  /** Whether a file is there that is no page. */
  exists: (file: string) => boolean;
  /** Anchors of product facts, which no heading shows. */
  facts: (file: string) => ReadonlySet<string>;
}

/** Relative links and those inside a page: the file is there, and so is the heading. */
export function checkLinks(page: Page, {pages, exists, facts}: Places): Finding[] {
  const {file} = page;
  return page.links.flatMap(({value, line}): Finding[] => {
    if (/^(?:[a-z]+:|\/)/i.test(value)) {
      return [];
    }
    const [name = '', anchor] = value.split('#') as [string, string?];
    const target = name === '' ? file : path.posix.join(path.posix.dirname(file), decodeURI(name.split('?')[0]!));
    const other = pages.get(target);
    if (other === undefined) {
      return exists(target) ? [] : [{file, line, message: `link ${value}: there is no ${target}`}];
    }
    if (anchor === undefined || other.ids.has(decodeURIComponent(anchor)) || facts(target).has(anchor)) {
      return [];
    }
    const near = [...other.ids].find((id) => id.startsWith(anchor) || anchor.startsWith(id));
    const hint = near === undefined ? '' : `; did you mean #${near}?`;
    return [{file, line, message: `link ${value}: ${target} has no #${anchor}${hint}`}];
  });
}

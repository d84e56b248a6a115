import type {Finding} from '../page';

/** The pages of a version and what its sidebars name. */
export interface Shelf {
  /** File of the sidebars. */
  file: string;
  /** Folder of the pages, with `/` at its end. */
  folder: string;
  /** Ids of the pages that are there. */
  pages: readonly string[];
  /** Ids that are in a sidebar. */
  named: readonly string[];
  /** Ids that are in no sidebar on purpose. */
  free: readonly string[];
}

/** All ids in a sidebar of any nesting. */
export function idsOf(items: unknown): string[] {
  if (typeof items === 'string') {
    return [items];
  }
  if (Array.isArray(items)) {
    return items.flatMap(idsOf);
  }
  if (typeof items === 'object' && items !== null) {
    const {type, id, items: inner, link} = items as Record<string, unknown>;
    if (type === undefined) {
      return Object.values(items).flatMap(idsOf);
    }
    const own = (type === 'doc' || type === 'ref') && typeof id === 'string' ? [id] : [];
    return [...own, ...(inner === undefined ? [] : idsOf(inner)), ...(link === undefined ? [] : idsOf(link))];
  }
  return [];
}

/** Addresses of the groups that have a page without a file, below that of their version: `/main-concepts`. */
export function groupsOf(items: unknown): string[] {
  if (typeof items !== 'object' || items === null) {
    return [];
  }
  const {type, slug} = items as Record<string, unknown>;
  const own = type === 'generated-index' && typeof slug === 'string' ? [slug] : [];
  return [...own, ...Object.values(items).flatMap(groupsOf)];
}

/** Each page is in one sidebar, and each id of a sidebar is a page. */
export function checkSidebars({file, folder, pages, named, free}: Shelf): Finding[] {
  const missing = pages
    .filter((id) => !named.includes(id) && !free.includes(id))
    .map((id) => ({file: `${folder}${id}.md`, line: 1, message: `in no sidebar; expected its id "${id}" in ${file}`}));
  const dead = named
    .filter((id) => !pages.includes(id))
    .map((id) => ({file, line: 1, message: `"${id}" is no page; expected one of ${folder}`}));
  return [...missing, ...dead];
}

/** Hits in the format of DocSearch, which shows and stores markup. */
import {type Answer, type Found, toHtml, withoutMarks, localUrl} from '../query';

/** A displayed hit: the first and second line of its row. DocSearch stores it without the snippets. */
export interface Item {
  objectID: string;
  type: string;
  url: string;
  /** The first level is text, all others are markup. */
  hierarchy: Record<string, string>;
  content: string;
  _snippetResult: {hierarchy: Record<string, {value: string}>; content: {value: string}};
}

/** Number of hits in the first group, which has the order of the engine: as many as a reader reads before trying other words. */
const mostBest = 4;
/** Maximum number of hits in a group of DocSearch. */
const mostOfGroup = 5;

/** The hits in the order of the dialog, with the heading of their group: the best of all, then the others by section. */
export function arrange(hits: readonly Found[], best = 'Best matches'): {group: string; hit: Found}[] {
  const groups = new Map<string, Found[]>();
  hits.forEach((hit, place) => {
    const group = place < mostBest ? best : hit.section;
    groups.set(group, [...(groups.get(group) ?? []), hit]);
  });
  return [...groups].flatMap(([group, own]) => own.slice(0, mostOfGroup).map((hit) => ({group, hit})));
}

/** Converts hits for DocSearch, which groups them by the first level, and then by the second. A space more each keeps our order there. */
export const itemsOf = ({hits, isMissing = false}: Pick<Answer, 'hits' | 'isMissing'>): Item[] =>
  arrange(hits, isMissing ? 'Nearest matches' : undefined).map(({group, hit}, place) => {
    const item = itemOf({...hit, section: group});
    return {...item, hierarchy: {...item.hierarchy, lvl1: `${item.hierarchy['lvl1']}${' '.repeat(place)}`}};
  });

/** Converts a hit for DocSearch: its heading with the path to it, then its text. A heading without text has the path below it. */
export function itemOf({objectID, url, section, trail, snippet}: Found): Item {
  const type = `lvl${trail.length}`;
  const plain = (text: string): string => toHtml(withoutMarks(text));
  const titles = trail.map(toHtml);
  const title = titles.pop()!;
  const way = titles.join(' › ');
  const second = {value: toHtml(snippet) || way};
  const first = {value: snippet && way ? `${title} <span class="search-hit-way">${way}</span>` : title};
  return {
    objectID,
    type,
    url,
    hierarchy: {lvl0: section, ...Object.fromEntries(trail.map((heading, i) => [`lvl${i + 1}`, plain(heading)]))},
    content: plain(snippet),
    _snippetResult: {hierarchy: {lvl1: second, [type]: first}, content: second},
  };
}

/** Target types of hits: name for readers, addresses, and icon, because DocSearch has none for them. The first that matches applies. */
const kinds = [
  {
    name: 'Endpoint',
    path: /\/flow-rest-api#(?:get|post|put|patch|delete)-/,
    icon: 'M3 6.5h13M12.5 3l3.5 3.5-3.5 3.5M17 13.5h-13M7.5 10l-3.5 3.5 3.5 3.5',
  },
  {
    name: 'Key',
    // The anchor of a fact is its name. Anchors of headings contain dots only in numbers.
    path: /#.*[a-z\]]\.\w/i,
    icon: 'M12.5 11.5a4 4 0 1 0-4-4l.3 1.4-5.8 5.8v2.3h3v-2h2v-2h1.5l.7-1.5z',
  },
  {name: 'Fault', path: /\/troubleshooting#/, icon: 'M10 3l7.5 13.5h-15zM10 8v4M10 14v.5'},
  {
    name: 'Worker',
    path: /\/(?:WorkerInfoComponent|WorkerInfo|workers)#/,
    icon: 'M10 7a3 3 0 1 0 0 6 3 3 0 0 0 0-6M10 2.5v2.5M10 15v2.5M2.5 10h2.5M15 10h2.5M4.7 4.7l1.8 1.8M13.5 13.5l1.8 1.8M15.3 4.7l-1.8 1.8M6.5 13.5l-1.8 1.8',
  },
  {name: 'Section', path: /#./, icon: 'M7.5 3l-2 14M14 3l-2 14M3.5 7.5h13M3 12.5h13'},
  {name: 'Page', path: /^/, icon: 'M5 2.5h7l3.5 3.5v11.5h-10.5zM11.5 2.5v4h4M7.5 10h5M7.5 13.5h5'},
];

/** The target type of a hit, from its address. */
export const kindOf = (url: string): (typeof kinds)[number] =>
  kinds.find(({path}) => path.test(decodeURIComponent(url)))!;

/**
 * Removes damaged recent and favourite searches, and those of other sites. DocSearch does not validate them, and they would crash the page.
 *
 * @param indexName - Part of their storage key.
 */
export function repairStoredSearches(indexName: string, baseUrl: string): void {
  const isUsable = (saved: Partial<Item> | null): boolean =>
    typeof saved?.hierarchy?.['lvl1'] === 'string' && localUrl(saved.url, baseUrl) !== undefined;
  const usableIn = (list: string): unknown[] => {
    try {
      return (JSON.parse(list) as (Partial<Item> | null)[]).filter(isUsable);
    } catch {
      return [];
    }
  };
  try {
    for (const kind of ['RECENT', 'FAVORITE']) {
      const key = `__DOCSEARCH_${kind}_SEARCHES__${indexName}`;
      const usable = usableIn(localStorage.getItem(key) ?? '[]');
      // Remove the list first, so that a full storage loses it instead of keeping the damaged one.
      localStorage.removeItem(key);
      if (usable.length > 0) {
        localStorage.setItem(key, JSON.stringify(usable));
      }
    }
  } catch {
    // Blocked or full storage, from which DocSearch reads nothing either.
  }
}

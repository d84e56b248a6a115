import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';

export const docsIn = (allContent: AllContent): LoadedContent =>
  allContent['docusaurus-plugin-content-docs']!['default'] as LoadedContent;

type SidebarItems = LoadedVersion['sidebars'][string];

/** Ids of the pages in a sidebar, from top to bottom. */
function docIds(items: SidebarItems): string[] {
  return items.flatMap((item) => {
    switch (item.type) {
      case 'doc':
      case 'ref':
        return [item.id];
      case 'category':
        return [...(item.link?.type === 'doc' ? [item.link.id] : []), ...docIds(item.items)];
      default:
        return [];
    }
  });
}

/** Addresses of all pages in sidebar order. Pages in no sidebar follow, sorted by id. */
export function pageOrder(content: LoadedContent): string[] {
  return content.loadedVersions.flatMap(({docs, sidebars}) => {
    const permalinks = new Map(docs.map(({id, permalink}) => [id, permalink]));
    const inSidebars = Object.values(sidebars).flatMap(docIds);
    const others = [...permalinks.keys()].filter((id) => !inSidebars.includes(id)).sort();
    return [...new Set([...inSidebars, ...others])].flatMap((id) => permalinks.get(id) ?? []);
  });
}

/** What the check needs to know of a version of the documentation. */
export interface VersionContent {
  versionName: string;
  docIds: readonly string[];
  sidebars: Readonly<Record<string, readonly SidebarItem[]>>;
}
/** An item of a sidebar, as far as it matters whether something can be linked to. */
export interface SidebarItem {
  type: string;
  link?: unknown;
  items?: readonly SidebarItem[];
}
/** An item of the navbar, as written in the configuration. */
export type NavbarItem = Readonly<Record<string, unknown>>;

const where = 'src/config/navbar.ts';
const linkTypes = ['default', 'dropdown', 'html', 'localeDropdown', 'search'];
/** Items of a component of the site's own, which stock looks up in `@theme/NavbarItem/ComponentTypes`. */
const customType = /^custom-/;
const docsTypes = ['doc', 'docSidebar', 'docsVersion', 'docsVersionDropdown'];
const typeOf = ({type, items}: NavbarItem): string =>
  typeof type === 'string' ? type : items ? 'dropdown' : 'default';
const listed = (names: Iterable<string>): string => [...new Set(names)].sort().join(', ');

/** Whether a sidebar has anything that a navbar item could lead to. */
function leadsSomewhere(items: readonly SidebarItem[]): boolean {
  return items.some(
    (item) => ['doc', 'link', 'ref'].includes(item.type) || item.link || leadsSomewhere(item.items ?? []),
  );
}

function checkReference(item: NavbarItem, versions: readonly VersionContent[]): void {
  const shown = JSON.stringify(item);
  if (typeOf(item) === 'doc') {
    const ids = versions.flatMap(({docIds}) => docIds);
    if (typeof item['docId'] !== 'string' || !ids.includes(item['docId'])) {
      throw new Error(`${where}: item ${shown} has no known docId; expected one of: ${listed(ids)}`);
    }
  }
  if (typeOf(item) === 'docSidebar') {
    const ids = versions.flatMap(({sidebars}) => Object.keys(sidebars));
    const id = item['sidebarId'];
    if (typeof id !== 'string' || !ids.includes(id)) {
      throw new Error(`${where}: item ${shown} has no known sidebarId; expected one of: ${listed(ids)}`);
    }
    const empty = versions.find(({sidebars}) => sidebars[id] && !leadsSomewhere(sidebars[id]));
    if (empty) {
      throw new Error(
        `${where}: item ${shown} has nothing to link to, as the sidebar "${id}" of version ${empty.versionName} is empty; ` +
          `expected a page in it, or one of: ${listed(ids.filter((other) => other !== id))}`,
      );
    }
  }
  if (typeOf(item) === 'docsVersionDropdown' && item['versions'] !== undefined) {
    const wanted = Array.isArray(item['versions'])
      ? item['versions'].map(String)
      : Object.keys(item['versions'] as object);
    const names = versions.map(({versionName}) => versionName);
    const unknown = wanted.find((name) => !names.includes(name));
    if (unknown !== undefined) {
      throw new Error(`${where}: item ${shown} names the version "${unknown}"; expected some of: ${listed(names)}`);
    }
  }
}

/**
 * Checks the types of the items; `src/config/navbar.ts` calls this, as the theme would refuse them with fewer words.
 *
 * @throws Error for an item of an unknown type or one that leads nowhere.
 */
export function checkItemTypes<Item extends object>(items: Item[]): Item[] {
  for (const item of items as NavbarItem[]) {
    const type = typeOf(item);
    const shown = JSON.stringify(item);
    if (!linkTypes.includes(type) && !docsTypes.includes(type) && !customType.test(type)) {
      throw new Error(
        `${where}: item ${shown} has an unknown type. No NavbarItem component found for type "${type}"; ` +
          `expected one of: ${listed([...linkTypes, ...docsTypes])}, or "custom-" with a name`,
      );
    }
    if (type === 'default' && typeof item['to'] !== 'string' && typeof item['href'] !== 'string') {
      throw new Error(`${where}: item ${shown} leads nowhere; expected "to" (a page) or "href" (another site)`);
    }
  }
  return items;
}

/** Versions of each docs plugin, by the id of the plugin. */
export type DocsContent = Readonly<Record<string, readonly VersionContent[]>>;

/** The versions that an item is about; none for an item that has nothing to do with documentation. */
function versionsOf(item: NavbarItem, docs: DocsContent): readonly VersionContent[] {
  if (!docsTypes.includes(typeOf(item))) {
    return [];
  }
  const id = typeof item['docsPluginId'] === 'string' ? item['docsPluginId'] : 'default';
  const versions = docs[id];
  if (!versions) {
    throw new Error(
      `${where}: item ${JSON.stringify(item)} is a feature of the docs plugin "${id}", which is not there; ` +
        `the plugin must be enabled in docusaurus.config.ts (there are: ${listed(Object.keys(docs)) || 'none'})`,
    );
  }
  return versions;
}

/**
 * Checks the items of the navbar against the documentation, so that a mistake is told with its file and the choices. Without
 * it, Docusaurus would only fail later, while it renders each page.
 *
 * @throws Error for an item of an unknown type, one that leads nowhere, an unknown page, sidebar or version, and for documentation
 *   without its plugin.
 */
export function checkNavbar(items: readonly NavbarItem[], docs: DocsContent): void {
  for (const item of checkItemTypes([...items])) {
    checkReference(item, versionsOf(item, docs));
    const nested = item['items'];
    if (Array.isArray(nested)) {
      checkNavbar(nested as NavbarItem[], docs);
    }
  }
}

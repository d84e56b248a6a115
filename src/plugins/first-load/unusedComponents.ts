import type {NavbarItem} from '@docusaurus/theme-common';
import type {ThemeConfig} from '@docusaurus/preset-classic';

/** Parts of the theme that show only items of one type in the navbar. */
const navbarItems: Readonly<Record<string, string>> = {
  docSidebar: 'NavbarItem/DocSidebarNavbarItem',
  docsVersion: 'NavbarItem/DocsVersionNavbarItem',
  html: 'NavbarItem/HtmlNavbarItem',
  localeDropdown: 'NavbarItem/LocaleDropdownNavbarItem',
  search: 'NavbarItem/SearchNavbarItem',
};

/** Types of items, also of those in a menu. */
const typesOf = (items: readonly NavbarItem[]): string[] =>
  items.flatMap(({type, items: nested}) => [String(type), ...(Array.isArray(nested) ? typesOf(nested) : [])]);

/** Components of the theme, such as `Footer/Logo`, that a page with this configuration never shows. */
export function unusedComponents({navbar, footer, docs}: ThemeConfig): string[] {
  const types = new Set(typesOf(navbar?.items ?? []));
  const columns = footer?.links?.some((link) => 'items' in link);
  return [
    ...Object.entries(navbarItems).flatMap(([type, component]) => (types.has(type) ? [] : [component])),
    ...(footer?.logo ? [] : ['Footer/Logo']),
    ...(columns ? ['Footer/Links/Simple'] : []),
    ...(docs?.sidebar?.hideable ? [] : ['DocSidebar/Desktop/CollapseButton', 'DocRoot/Layout/Sidebar/ExpandButton']),
  ];
}

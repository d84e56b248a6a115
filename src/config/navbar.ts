import type {Navbar, NavbarItem} from '@docusaurus/theme-common';

/**
 * The bar at the top.
 *
 * @param locales - Configured locales; the language switcher is there only when a reader has a choice.
 */
export function navbar(locales: readonly string[]): Navbar {
  const items: NavbarItem[] = [
    {type: 'doc', docId: 'index', label: 'Docs', position: 'left'},
    {type: 'doc', docId: 'tutorials/index', label: 'Tutorials', position: 'left'},
    {type: 'doc', docId: 'help/index', label: 'Help', position: 'left'},
    {type: 'docsVersionDropdown', position: 'right'},
    ...(locales.length > 1 ? [{type: 'localeDropdown', position: 'right' as const}] : []),
  ];
  return {
    title: 'jadice flow - documentation',
    logo: {alt: 'jadice flow', src: 'img/logo.svg', srcDark: 'img/logo-dark.svg', width: 32, height: 32},
    hideOnScroll: false,
    items,
  };
}

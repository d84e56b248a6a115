import type {Navbar, NavbarItem} from '@docusaurus/theme-common';
import {tools} from './tools';

/**
 * The bar at the top.
 *
 * @param locales - Configured locales. The language switcher appears only if there are several.
 */
export function navbar(locales: readonly string[]): Navbar {
  const ownPages = tools.map(({to}) => to.slice(1)).filter((path) => !path.startsWith('docs/'));
  const items: NavbarItem[] = [
    {type: 'doc', docId: 'index', label: 'Docs', position: 'left'},
    {type: 'doc', docId: 'tutorials/index', label: 'Tutorials', position: 'left'},
    {type: 'doc', docId: 'help/index', label: 'Help', position: 'left'},
    {
      type: 'dropdown',
      label: 'Tools',
      position: 'left',
      to: '/tools',
      activeClassName: 'navbar__link--active',
      activeBaseRegex: `/(?:tools|${ownPages.join('|')})(?:/|$)`,
      items: tools.map(({name, does, to}) => ({
        html: `<b>${name}</b> <small>${does}</small>`,
        to,
        className: 'site-tool',
      })),
    },
    {type: 'search', position: 'right'},
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

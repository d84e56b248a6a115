import type {Navbar, NavbarItem} from '@docusaurus/theme-common';

/** The tools: their names, what they give, and where they are. */
const tools: readonly (readonly [name: string, gives: string, to: string])[] = [
  ['Check your files', 'finds mistakes before the first start', '/check'],
  ['Find your symptom', 'from a log line to what to do', '/docs/operations/troubleshooting#find-your-symptom'],
  ['What changed', 'between any two versions, with what to do', '/changes'],
  ['Configuration keys', 'all of them, with a filter', '/configuration'],
  ['Names and their history', 'keys, calls, events and workers by version', '/names'],
  ['Compare two versions', 'of one page, side by side', '/compare'],
  ['Read offline', 'the site and its kits as files', '/offline'],
];

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
    {
      type: 'dropdown',
      label: 'Tools',
      position: 'left',
      activeClassName: 'navbar__link--active',
      activeBaseRegex: `/(${tools
        .map(([, , to]) => to.slice(1))
        .filter((path) => !path.includes('/'))
        .join('|')})(/|$)`,
      items: tools.map(([name, gives, to]) => ({
        html: `<b>${name}</b> <span>${gives}</span>`,
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

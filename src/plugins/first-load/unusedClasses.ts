import type {ThemeConfig} from '@docusaurus/preset-classic';

/**
 * Classes that scripts of the theme name, and that a page with this configuration never has. Those of CSS modules are given
 * with their own names.
 */
export function unusedClasses({navbar, footer, docs}: ThemeConfig): string[] {
  return [
    ...(navbar?.style === 'dark' ? [] : ['navbar--dark', 'darkNavbarColorModeToggle']),
    ...(navbar?.style === 'primary' ? [] : ['navbar--primary']),
    ...(navbar?.hideOnScroll
      ? []
      : ['navbarHideable', 'navbarHidden', 'sidebarWithHideableNavbar', 'sidebarLogo', 'anchorWithHideOnScrollNavbar']),
    ...(footer?.style === 'dark' ? [] : ['footer--dark']),
    ...(docs?.sidebar?.hideable ? [] : ['sidebarHidden', 'docSidebarContainerHidden', 'docItemWrapperEnhanced']),
  ];
}

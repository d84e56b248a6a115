import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {checkNavbar, type NavbarItem} from './checkNavbar';

/** Checks the navbar against the pages, sidebars and versions that are there, before anything is rendered. */
export default function navbarCheckPlugin({siteConfig}: LoadContext): Plugin {
  return {
    name: 'navbar-check',
    allContentLoaded({allContent}) {
      const {items = []} = (siteConfig.themeConfig['navbar'] ?? {}) as {items?: NavbarItem[]};
      const loaded = Object.entries(allContent['docusaurus-plugin-content-docs'] ?? {}).map(([id, content]) => {
        const versions = (content as LoadedContent).loadedVersions.map((version) => ({
          versionName: version.versionName,
          docIds: version.docs.map((doc) => doc.id),
          sidebars: version.sidebars,
        }));
        return [id, versions] as const;
      });
      checkNavbar(items, Object.fromEntries(loaded));
      return Promise.resolve();
    },
  };
}

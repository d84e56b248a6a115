import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {checkNavbar, type NavbarItem} from './checkNavbar';

/** Checks the navbar against the pages, sidebars and versions that are there, before anything is rendered. */
export default function navbarCheckPlugin({siteConfig}: LoadContext): Plugin {
  return {
    name: 'navbar-check',
    allContentLoaded({allContent}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.['default'] as LoadedContent | undefined;
      if (!docs) {
        throw new Error(
          'docusaurus.config.ts: the docs plugin is not there; expected it, as the navbar leads to documentation',
        );
      }
      const {items = []} = (siteConfig.themeConfig['navbar'] ?? {}) as {items?: NavbarItem[]};
      checkNavbar(
        items,
        docs.loadedVersions.map((version) => ({
          versionName: version.versionName,
          docIds: version.docs.map(({id}) => id),
          sidebars: version.sidebars,
        })),
      );
      return Promise.resolve();
    },
  };
}

/** Docusaurus plugin that adds pages with the differences between versions. Hooks only; see README.md. */
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {fillPage} from '../compare';
import {loadProduct} from '../../facts/load/load';
import {factVersions} from '../../facts/versions';
import {prepare} from './prepare';

export default function changesPlugin({baseUrl}: LoadContext): Plugin {
  return {
    name: 'changes',
    async allContentLoaded({allContent, actions}) {
      const {loadedVersions} = allContent['docusaurus-plugin-content-docs']!['default'] as LoadedContent;
      const {pages, summaries} = prepare(loadedVersions, loadProduct(factVersions), baseUrl);
      for (const {path: below, component, data, modules} of pages) {
        const name = `${below.slice(1).replaceAll('/', '-')}.json`;
        await actions.createData(name, JSON.stringify(data));
        actions.addRoute({
          path: `${baseUrl}${below.slice(1)}`,
          component: `@site/src/plugins/changes/client/${component}`,
          exact: true,
          // A relative path, so that the scripts do not contain a path of the machine.
          modules: {data: `@generated/changes/default/${name}`, ...modules},
        });
      }
      await actions.createData('versions.json', JSON.stringify(summaries));
    },
    // Must run after the plugin `compare`, and before those that read the text of these pages.
    postBuild({outDir, routesPaths}) {
      for (const route of routesPaths.filter((one) => one.startsWith(`${baseUrl}changes/`))) {
        fillPage(path.join(outDir, route.slice(baseUrl.length), 'index.html'), outDir, baseUrl);
      }
      return Promise.resolve();
    },
    getPathsToWatch: () => ['product/**/*.yaml'],
  };
}

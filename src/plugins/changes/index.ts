/** Docusaurus plugin that adds pages with the differences between versions. See README.md. */
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {versions} from '../../config/versions';
import {fillPage} from '../compare';
import {loadProduct} from '../../facts/load/load';
import {factName, factVersions} from '../../facts/versions';
import {countsOf} from './answers';
import {allChanges} from './pairs';
import {versionSummaries} from './versions';

export default function changesPlugin({baseUrl}: LoadContext): Plugin {
  return {
    name: 'changes',
    async allContentLoaded({allContent, actions}) {
      const {loadedVersions} = allContent['docusaurus-plugin-content-docs']!['default'] as LoadedContent;
      /** The listed pages of each version. */
      const docs = new Map(
        loadedVersions.map((version) => [
          factName(version.versionName),
          version.docs
            .filter(({unlisted}) => !unlisted)
            .map(({permalink, ...page}) => ({...page, to: permalink.slice(baseUrl.length - 1)}))
            .sort((a, b) => (a.id < b.id ? -1 : 1)),
        ]),
      );
      const shown = versions.filter(({name}) => docs.has(factName(name)));
      const named = shown
        .map(({name, isReleased, label}) => ({name: factName(name), label: isReleased ? label : factName(name)}))
        .reverse();
      const addPage = async (address: string, component: string, data: object, steps?: string): Promise<void> => {
        const name = `${address.replaceAll('/', '-')}.json`;
        await actions.createData(name, {...data, versions: named});
        actions.addRoute({
          path: baseUrl + address,
          component: `@site/src/plugins/changes/client/${component}`,
          exact: true,
          // A relative path, so that the scripts do not contain a path of the machine.
          modules: {data: `@generated/changes/default/${name}`, ...(steps && {steps})},
        });
      };
      const all = allChanges(loadProduct(factVersions), named, docs);
      for (const changes of all) {
        const {from, to} = changes;
        const steps = `@generated/product/default/runbook/update/${to.name}.json`;
        await addPage(`changes/${from.name}-to-${to.name}`, 'Pair', changes, steps);
      }
      const pairs = all.map(({from, to, groups}) => ({from: from.name, to: to.name, ...countsOf(groups)}));
      await addPage('changes', 'Index', {pairs});
      const counts = new Map([...docs].map(([name, {length}]) => [name, length]));
      await actions.createData('versions.json', versionSummaries(shown, counts, pairs));
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

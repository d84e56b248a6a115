/** Docusaurus plugin that tells what differs between versions: the pages. Hooks only; see README.md. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Kit} from '../../config/kits';
import type {DocsVersion} from '../../config/versions';
import {writeWhole} from '../../lib/writeWhole';
import {comparePath, listPath} from '../compare/addresses';
import type {PageList} from '../compare/store/pageList';
import {loadProduct} from '../../facts/load/load';
import {docsPath, factName, factVersions} from '../../facts/versions';
import {filled} from './fill';
import type {DocsPage} from './pages';
import {allChanges, pairPath} from './pairs';
import {changedTexts, htmlOf} from './texts';
import {versionSummaries} from './versions';
import type {Changes} from './views';

interface Options {
  kits: readonly Kit[];
  /** Versions of the site, newest first. */
  versions: readonly DocsVersion[];
}

/** Components of the routes. */
const client = '@site/src/plugins/changes/client';

export default function changesPlugin({baseUrl}: LoadContext, options: Options): Plugin {
  const {kits, versions} = options;
  const below = (permalink: string): string => permalink.slice(baseUrl.length - 1);
  const pagesOf = ({docs}: LoadedVersion): DocsPage[] =>
    docs
      .filter(({unlisted}) => !unlisted)
      .map(({id, title, description, permalink}) => ({id, title, description, to: below(permalink)}))
      .sort((a, b) => (a.id < b.id ? -1 : 1));
  let all: Changes[] = [];
  return {
    name: 'changes',
    async allContentLoaded({allContent, actions}) {
      const loaded = (allContent['docusaurus-plugin-content-docs']!['default'] as LoadedContent).loadedVersions;
      const pages = new Map(loaded.map((version) => [factName(version.versionName), pagesOf(version)]));
      const product = loadProduct(factVersions);
      const named = versions
        .filter(({name}) => loaded.some(({versionName}) => versionName === name))
        .map(({name, isReleased, label}) => ({name: factName(name), label: isReleased ? label : factName(name)}))
        .reverse();
      all = allChanges({product, versions: named, order: factVersions, pages, docsPath});
      const summaries = all.map(({from, to, facts, pages: own}) => ({
        from: from.name,
        to: to.name,
        facts: facts.length,
        pages: own.length,
      }));
      const counts = new Map([...pages].map(([name, list]) => [name, list.length]));
      const shown = versions.filter(({name}) => counts.has(factName(name)));
      const route = async (path: string, component: string, data: unknown): Promise<void> => {
        const name = `${path.slice(1).replaceAll('/', '-')}.json`;
        await actions.createData(name, JSON.stringify(data));
        // Not the path of the machine, which would be in the scripts.
        const modules = {data: `@generated/changes/default/${name}`};
        actions.addRoute({
          path: `${baseUrl}${path.slice(1)}`,
          component: `${client}/${component}`,
          exact: true,
          modules,
        });
      };
      for (const changes of all) {
        await route(pairPath(changes.from.name, changes.to.name), 'Pair', changes);
      }
      await route('/changes', 'Index', {versions: named, pairs: summaries});
      const list = versionSummaries(shown, counts, summaries, {kits});
      await actions.createData('versions.json', JSON.stringify(list));
    },
    // Must run after the plugin `compare`, and before those that read the text of these pages.
    postBuild({outDir, routesPaths}) {
      const pageList = JSON.parse(readFileSync(path.join(outDir, listPath), 'utf8')) as PageList;
      for (const [from, to] of all.map((pair) => [pair.from.name, pair.to.name] as const)) {
        const addressOf = (id: string): string =>
          routesPaths.includes(`${baseUrl}compare`)
            ? `/${comparePath(id, from, to)}`
            : `${docsPath(to)}/${id.replace(/(^|\/)index$/, '$1')}`;
        const texts = changedTexts(pageList, from, to, addressOf);
        const page = path.join(outDir, pairPath(from, to), 'index.html');
        writeWhole(page, filled(readFileSync(page, 'utf8'), page, htmlOf(texts, baseUrl)));
      }
      return Promise.resolve();
    },
    getPathsToWatch: () => ['product/**/*.yaml'],
  };
}

/** Docusaurus plugin that tells what differs between versions: pages, and files for programs. Hooks only; see README.md. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import {feedFiles} from '../../config/feeds';
import type {Kit} from '../../config/kits';
import type {DocsVersion} from '../../config/versions';
import {writeWhole} from '../../lib/writeWhole';
import {comparePath, listPath} from '../compare/addresses';
import type {PageList} from '../compare/store/pageList';
import {addedOn, dateOf} from '../last-update';
import {entriesOf, idOf} from '../product/prepare/entries';
import {loadProduct} from '../product/load/load';
import {writePublished} from '../product/prepare/write';
import {docsPath, factName, factVersions} from '../product/versions';
import {siteFeeds} from './feeds/site';
import {textFeeds} from './feeds/text';
import {atomOf, filePath, jsonOf} from './files';
import {filled} from './fill';
import {type Dated, newsOf} from './news';
import type {DocsPage} from './pages';
import {allChanges, pairPath} from './pairs';
import {historyFile, readHistory} from './textHistory';
import {changedTexts, htmlOf} from './texts';
import {versionSummaries} from './versions';
import type {Changes, VersionList} from './views';

interface Options {
  kits: readonly Kit[];
  publisher: string;
  /** Versions of the site, newest first. */
  versions: readonly DocsVersion[];
}

const contentOf = (all: AllContent, plugin: string): unknown => all[`docusaurus-plugin-content-${plugin}`]?.['default'];

/** When a released version came: the commit with its sidebar. Undefined for one that is not committed yet. */
const dayOfVersion = (name: string): Date | undefined =>
  addedOn(`versioned_sidebars/version-${name}-sidebars.json`, 'versioned_sidebars');

/** Components of the routes. */
const client = '@site/src/plugins/changes/client';

export default function changesPlugin({baseUrl, siteConfig}: LoadContext, options: Options): Plugin {
  const {kits, publisher, versions} = options;
  const below = (permalink: string): string => permalink.slice(baseUrl.length - 1);
  const pagesOf = ({docs}: LoadedVersion): DocsPage[] =>
    docs
      .filter(({unlisted}) => !unlisted)
      .map(({id, title, description, permalink}) => ({id, title, description, to: below(permalink)}))
      .sort((a, b) => (a.id < b.id ? -1 : 1));
  const times = new Map<string, number>();
  const history = existsSync(historyFile) ? readHistory(readFileSync(historyFile, 'utf8')).changes : [];
  const datedTexts = ({id, title, permalink}: LoadedVersion['docs'][number], version: string): Dated[] =>
    history
      .filter((change) => change.version === version && `/${change.page}` === below(permalink))
      .map(({day}) => ({time: Date.parse(day), title, label: version, to: below(permalink), page: id}));
  let all: Changes[] = [];
  const list: VersionList = {versions: [], hasFeed: dateOf('product/README.md') !== undefined};
  return {
    name: 'changes',
    async allContentLoaded({allContent, actions}) {
      const loaded = (contentOf(allContent, 'docs') as LoadedContent).loadedVersions;
      const posts = (contentOf(allContent, 'blog') as BlogContent | undefined)?.blogPosts ?? [];
      const pages = new Map(loaded.map((version) => [factName(version.versionName), pagesOf(version)]));
      const product = loadProduct(factVersions);
      for (const entry of entriesOf(product)) {
        times.set(idOf(entry), dateOf(`product/${entry.file}`)?.getTime() ?? 0);
      }
      for (const {id} of product['not-public'].notPublic) {
        times.set(`open-point.${id}`, dateOf('product/not-public.yaml')?.getTime() ?? 0);
      }
      const named = versions
        .filter(({name}) => loaded.some(({versionName}) => versionName === name))
        .map(({name, isReleased, label}) => ({name: factName(name), label: isReleased ? label : factName(name)}))
        .reverse();
      const {hasFeed} = list;
      all = allChanges({product, versions: named, order: factVersions, pages, docsPath, hasFeed});
      const dated: Dated[] = [
        ...posts.map(({metadata: {title, date, permalink}}) => ({
          time: date.getTime(),
          title,
          label: 'News',
          to: below(permalink),
        })),
        ...loaded.flatMap((version) => version.docs.flatMap((page) => datedTexts(page, factName(version.versionName)))),
      ];
      for (const {id, lastUpdatedAt} of loaded.flatMap(({docs}) => docs)) {
        times.set(`page.${id}`, Math.max(lastUpdatedAt ?? 0, times.get(`page.${id}`) ?? 0));
      }
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
      await route('/changes', 'Index', {versions: named, pairs: summaries, news: newsOf(dated), hasFeed});
      list.versions = versionSummaries(shown, counts, summaries, {kits, project: siteConfig.projectName ?? ''});
      await actions.createData('versions.json', JSON.stringify(list));
    },
    injectHtmlTags: () => ({
      headTags: (list.hasFeed ? feedFiles : []).map(({file, type, title}) => ({
        tagName: 'link',
        attributes: {rel: 'alternate', type, href: `${baseUrl}${file}`, title},
      })),
    }),
    // The plugin `compare` has to come before, and those that read the text of these pages behind.
    postBuild({outDir, routesPaths}) {
      const site = {address: `${siteConfig.url}${baseUrl}`.replace(/\/$/, ''), title: siteConfig.title, publisher};
      const pageList = JSON.parse(readFileSync(path.join(outDir, listPath), 'utf8')) as PageList;
      const factOf = (id: string): Date => new Date(times.get(id) ?? 0);
      const sources = {versions: list.versions, changes: all, days: {versionOf: dayOfVersion, factOf}};
      const files = list.hasFeed ? siteFeeds(sources, site) : new Map<string, string>();
      textFeeds(history, list.versions, site).forEach((text, file) => files.set(file, text));
      for (const changes of all) {
        const [from, to] = [changes.from.name, changes.to.name];
        const addressOf = (id: string): string =>
          routesPaths.includes(`${baseUrl}compare`)
            ? `/${comparePath(id, from, to)}`
            : `${docsPath(to)}/${id.replace(/(^|\/)index$/, '$1')}`;
        const texts = changedTexts(pageList, from, to, addressOf);
        files.set(filePath(changes, 'json'), jsonOf(changes, texts, site));
        if (changes.hasFeed) {
          files.set(filePath(changes, 'atom'), atomOf(changes, texts, site, factOf));
        }
        const page = path.join(outDir, pairPath(from, to), 'index.html');
        writeWhole(page, filled(readFileSync(page, 'utf8'), page, htmlOf(texts, baseUrl)));
      }
      writePublished(files, outDir);
      return Promise.resolve();
    },
    getPathsToWatch: () => ['product/**/*.yaml'],
  };
}

/** Docusaurus plugin for differences between versions: what pages say of them, comparison and update guide. See README.md. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {type Block, blocksOf} from '../../article/blocks';
import {readArticle} from '../../article/read';
import {versions} from '../../config/versions';
import {factName} from '../../facts/versions';
import {builtPagesOf} from '../../lib/builtPages';
import {docsIn} from '../../lib/pageOrder';
import {writeWhole} from '../../lib/writeWhole';
import {productIn} from '../product';
import {sharesOf, type Source} from './changedWords';
import {countsOf} from './changes/answers';
import {allChanges} from './changes/pairs';
import {versionSummaries} from './changes/versions';
import {comparedPages, docsPages} from './docsPages';
import {type ComparedPage, pathIn} from './pages';
import {pageTexts, textsPath} from './pageTexts';
import {changedTexts} from './shares';

/** Before pages are rendered, so that they can show all of it. */
export default function versionsPlugin(context: LoadContext): Plugin {
  const {siteDir, baseUrl} = context;
  const read = builtPagesOf(context).look('article', readArticle);
  let pages: ComparedPage[];
  return {
    name: 'versions',
    async allContentLoaded({allContent, actions: {addRoute, createData}}) {
      const {product, files} = productIn(allContent);
      const docs = docsPages(docsIn(allContent), baseUrl);
      pages = comparedPages(docs);
      const sources = new Map(pages.map(({id}): [string, Source[]] => [id, []]));
      for (const [version, own] of docs) {
        for (const {id, title, file} of own) {
          sources.get(id)!.push({version, title, markdown: readFileSync(path.join(siteDir, file), 'utf8')});
        }
      }
      const shares = sharesOf([...docs.keys()], sources, files);
      await createData('pages.json', pages);
      await createData('shares.json', shares);
      const shown = versions.filter(({name}) => docs.has(factName(name)));
      const named = shown
        .map(({name, isReleased, label}) => ({name: factName(name), label: isReleased ? label : factName(name)}))
        .reverse();
      const addPage = async (address: string, component: string, data: object, steps?: string): Promise<void> => {
        const name = `${address.replaceAll('/', '-')}.json`;
        await createData(name, {...data, versions: named});
        addRoute({
          path: baseUrl + address,
          component: `@site/src/plugins/versions/client/changes/${component}`,
          exact: true,
          // A relative path, so that the scripts do not contain a path of the machine.
          modules: {data: `@generated/versions/default/${name}`, ...(steps && {steps})},
        });
      };
      const all = allChanges(product, named, docs);
      for (const changes of all) {
        const {from, to} = changes;
        const texts = changedTexts(pages, shares, from.name, to.name);
        const steps = `@generated/product/default/runbook/update/${to.name}.json`;
        await addPage(`changes/${from.name}-to-${to.name}`, 'Pair', {...changes, texts}, steps);
      }
      const pairs = all.map(({from, to, groups}) => ({from: from.name, to: to.name, ...countsOf(groups)}));
      await addPage('changes', 'Index', {pairs});
      const counts = new Map([...docs].map(([name, {length}]) => [name, length]));
      await createData('versions.json', versionSummaries(shown, counts, pairs));
    },
    postBuild({outDir}) {
      for (const page of pages) {
        const texts = Object.keys(page.paths).map((version): [string, Block[]] => {
          const file = path.join(outDir, pathIn(page, version), 'index.html');
          return [version, blocksOf(read(file)!.tree)];
        });
        writeWhole(path.join(outDir, textsPath(page.id)), JSON.stringify(pageTexts(new Map(texts))));
      }
      return Promise.resolve();
    },
    getPathsToWatch: () => ['product/**/*.yaml'],
  };
}

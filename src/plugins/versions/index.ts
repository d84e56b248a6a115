/** Docusaurus plugin for differences between versions: what pages say of them, comparison and update guide. See README.md. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {versions} from '../../config/versions';
import {factName} from '../../facts/versions';
import {docsIn} from '../../lib/pageOrder';
import {productIn} from '../product';
import {sharesOf, type Source} from './changedWords';
import {countsOf} from './changes/answers';
import {allChanges} from './changes/pairs';
import {versionSummaries} from './changes/versions';
import {comparedPages, docsPages} from './docsPages';
import {changedTexts} from './shares';

export {comparedPages, docsPages};
export {type ComparedPage, pathIn} from './pageTexts';
export {pageTexts, textsPath} from './pageTexts';

/** Before pages are rendered, so that they can show all of it. */
export default function versionsPlugin({siteDir, baseUrl}: LoadContext): Plugin {
  return {
    name: 'versions',
    async allContentLoaded({allContent, actions: {addRoute, createData}}) {
      const {product, files} = productIn(allContent);
      const docs = docsPages(docsIn(allContent), baseUrl);
      const pages = comparedPages(docs);
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
      if (shown.length < versions.length) {
        const names = shown.map(({label}) => label).join(' and ');
        console.log(`Showing ${names} only; for all versions, set NEWEST_VERSIONS_ONLY=false.`);
      }
      const named = shown
        .map(({name, isReleased, label}) => ({name: factName(name), label: isReleased ? label : factName(name)}))
        .reverse();
      const addPage = async (address: string, component: string, data: object): Promise<void> => {
        const name = `${address.replaceAll('/', '-')}.json`;
        await createData(name, {...data, versions: named});
        addRoute({
          path: baseUrl + address,
          component: `@site/src/plugins/versions/client/changes/${component}`,
          exact: true,
          // A relative path, so that the scripts do not contain a path of the machine.
          modules: {data: `@generated/versions/default/${name}`},
        });
      };
      const all = allChanges(product, named, docs);
      for (const changes of all) {
        const {from, to} = changes;
        const texts = changedTexts(pages, shares, from.name, to.name);
        await addPage(`changes/${from.name}-to-${to.name}`, 'Pair', {...changes, texts});
      }
      const pairs = all.map(({from, to, groups}) => ({from: from.name, to: to.name, ...countsOf(groups)}));
      await addPage('changes', 'Index', {pairs});
      const counts = new Map([...docs].map(([name, {length}]) => [name, length]));
      await createData('versions.json', versionSummaries(shown, counts, pairs));
    },
    getPathsToWatch: () => ['product/**/*.yaml'],
  };
}

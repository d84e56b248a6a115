/** Data of the pages with changes. Pure. */
import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {versions} from '../../config/versions';
import type {Product} from '../../facts/schema';
import {factName} from '../../facts/versions';
import {countsOf} from './answers';
import {allChanges, type DocsPage, pairPath} from './pairs';
import {versionSummaries} from './versions';
import type {VersionSummary} from './views';

/** A page and the data for its component. */
export interface Page {
  /** Below the base URL, with a slash at the start. */
  path: string;
  component: 'Pair' | 'Index';
  data: unknown;
  /** Other files that it imports, by property. */
  modules?: Readonly<Record<string, string>>;
}

/** The listed pages of a version, by their id; addresses are below the base URL. */
const pagesOf = ({docs}: LoadedVersion, baseUrl: string): DocsPage[] =>
  docs
    .filter(({unlisted}) => !unlisted)
    .map(({id, title, description, permalink}) => ({id, title, description, to: permalink.slice(baseUrl.length - 1)}))
    .sort((a, b) => (a.id < b.id ? -1 : 1));

/** The pages of all pairs and their index, and the list of all versions. */
export function prepare(
  loaded: readonly LoadedVersion[],
  product: Product,
  baseUrl: string,
): {pages: Page[]; summaries: VersionSummary[]} {
  const docs = new Map(loaded.map((version) => [factName(version.versionName), pagesOf(version, baseUrl)]));
  const shown = versions.filter(({name}) => docs.has(factName(name)));
  const named = shown
    .map(({name, isReleased, label}) => ({name: factName(name), label: isReleased ? label : factName(name)}))
    .reverse();
  const all = allChanges(product, named, docs);
  const pairs = all.map(({from, to, groups}) => ({from: from.name, to: to.name, ...countsOf(groups)}));
  const counts = new Map([...docs].map(([name, list]) => [name, list.length]));
  return {
    pages: [
      ...all.map((data): Page => ({
        path: pairPath(data.from.name, data.to.name),
        component: 'Pair',
        data: {...data, versions: named},
        modules: {steps: `@generated/product/default/runbook/update/${data.to.name}.json`},
      })),
      {path: '/changes', component: 'Index', data: {versions: named, pairs}},
    ],
    summaries: versionSummaries(shown, counts, pairs),
  };
}

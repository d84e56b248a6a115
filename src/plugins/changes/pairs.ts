/** All pairs of versions, each from the older to the newer one. Pure. */
import type {Product} from '../../facts/schema';
import {diff} from './diff';
import {factsOf} from './facts';
import {changedPages, type DocsPage} from './pages';
import {answersOf} from './answers';
import {groupsOf} from './report';
import type {Changes, VersionName} from './views';

/** Input of the pairs. */
export interface Sources {
  product: Product;
  /** Versions in this build, oldest first. The preview has only the newest. */
  versions: readonly VersionName[];
  /** Names of all versions, oldest first. */
  order: readonly string[];
  /** Pages of each version, by its name. */
  pages: ReadonlyMap<string, readonly DocsPage[]>;
  /** Path of the pages of a version, as `/docs/next`. */
  docsPath: (version: string) => string;
}

/** Address of a pair, below the base URL. */
export const pairPath = (from: string, to: string): string => `/changes/${from}-to-${to}`;

/** The changes of each pair, sorted by newer version, then by older version, newest first. */
export function allChanges({product, versions, order, pages, docsPath}: Sources): Changes[] {
  const facts = new Map(versions.map(({name}) => [name, factsOf(product, name, order)]));
  const pairs = versions.flatMap((to, index) => versions.slice(0, index).map((from) => ({from, to}))).reverse();
  return pairs.map(({from, to}) => {
    const groups = groupsOf(diff(facts.get(from.name)!, facts.get(to.name)!), product, {from, to, docsPath});
    return {
      from,
      to,
      answers: answersOf(groups, to.label),
      groups,
      pages: changedPages(pages.get(from.name) ?? [], pages.get(to.name) ?? []),
    };
  });
}

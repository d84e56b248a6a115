/** All pairs of versions, each from the older to the newer one. Pure. */
import type {Product} from '../../facts/schema';
import {diff} from './diff';
import {factsOf} from './facts';
import {changedPages, type DocsPage} from './pages';
import {reportOf} from './report';
import type {Changes, VersionName} from './views';

/** Input of the pairs. */
export interface Sources {
  product: Product;
  /** Versions that are built, oldest first: while pages are written, the newest only. */
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

/** The changes of each pair: the newest version first, from each of those before it, the nearest first. */
export function allChanges({product, versions, order, pages, docsPath}: Sources): Changes[] {
  const facts = new Map(versions.map(({name}) => [name, factsOf(product, name, order)]));
  const pairs = versions.flatMap((to, index) => versions.slice(0, index).map((from) => ({from, to}))).reverse();
  return pairs.map(({from, to}) => ({
    from,
    to,
    facts: reportOf(diff(facts.get(from.name)!, facts.get(to.name)!), product, {from, to, docsPath}),
    pages: changedPages(pages.get(from.name) ?? [], pages.get(to.name) ?? []),
  }));
}

/** All pairs of versions, each from the older to the newer one. */
import type {Product} from '../../../facts/schema';
import {answersOf} from './answers';
import {diff, factsOf} from './facts';
import {groupsOf} from './report';
import type {Changes, PageChange, VersionName} from '../views';

/** A page of the documentation in one version. */
type DocsPage = Omit<PageChange, 'what'>;

/** The pages that only one of two versions has: new entries, then removed entries, each in the order of the sidebars. */
export function changedPages(before: readonly DocsPage[], after: readonly DocsPage[]): PageChange[] {
  const without = (pages: readonly DocsPage[], others: readonly DocsPage[], what: PageChange['what']): PageChange[] =>
    pages
      .filter(({id}) => !others.some((other) => other.id === id))
      .map(({id, title, description, to}) => ({id, title, description, to, what}));
  return [...without(after, before, 'new'), ...without(before, after, 'removed')];
}

/**
 * The changes of each pair, sorted by newer version, then by older version, newest first.
 *
 * @param versions - Versions in this build, oldest first. The preview has only the newest.
 * @param pages - Pages of each version, by its name.
 */
export function allChanges(
  product: Product,
  versions: readonly VersionName[],
  pages: ReadonlyMap<string, readonly DocsPage[]>,
): Changes[] {
  const facts = new Map(versions.map(({name}) => [name, factsOf(product, name)]));
  const pairs = versions.flatMap((to, index) => versions.slice(0, index).map((from) => ({from, to}))).reverse();
  return pairs.map(({from, to}) => {
    const groups = groupsOf(diff(facts.get(from.name)!, facts.get(to.name)!), product, {from, to});
    return {
      from,
      to,
      answers: answersOf(groups, to.label),
      groups,
      pages: changedPages(pages.get(from.name) ?? [], pages.get(to.name) ?? []),
    };
  });
}

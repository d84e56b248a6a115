/** The pages that only one of two versions has. Pure. */
import type {PageChange} from './views';

/** A page of the documentation in one version. */
export type DocsPage = Omit<PageChange, 'what'>;

const without = (pages: readonly DocsPage[], others: readonly DocsPage[]): DocsPage[] =>
  pages.filter(({id}) => !others.some((other) => other.id === id));

/** New entries, then removed entries, in the order of the pages. */
export const changedPages = (before: readonly DocsPage[], after: readonly DocsPage[]): PageChange[] => [
  ...without(after, before).map((page) => ({...page, what: 'new' as const})),
  ...without(before, after).map((page) => ({...page, what: 'removed' as const})),
];

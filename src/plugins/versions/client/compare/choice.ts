/** Compared versions and page, from the URL. */
import type {ComparedPage} from '../../pageTexts';

export interface Choice {
  page: string;
  from: string;
  to: string;
}

/**
 * Reads the parameters of the URL.
 *
 * @returns Undefined if they do not name a page and two different versions that have it.
 */
export function readChoice(search: string, pages: readonly ComparedPage[]): Choice | undefined {
  const parameters = new URLSearchParams(search);
  const [page = '', from = '', to = ''] = ['page', 'from', 'to'].map((name) => parameters.get(name) ?? '');
  const {paths = {}} = pages.find(({id}) => id === page) ?? {};
  return Object.hasOwn(paths, from) && Object.hasOwn(paths, to) && from !== to ? {page, from, to} : undefined;
}

import {changesPath} from '../../inventory';
import {expect} from './fixtures';
import type {SitePage} from './site';

/** One page for each template. */
export const templates = [
  ['the home page', ''],
  ['a page of the documentation', 'docs/next/installation/docker-compose'],
  ['a page of tables', 'docs/next/installation/general-configuration'],
  ['the worker catalogue', 'WorkerInfoComponent'],
  ['the changes between versions', changesPath],
  ['the list of news', 'blog'],
  ['the search page', 'search?q=event%20bus'],
  ['the not-found page', 'nowhere'],
] as const;

/** Opens the page of a template, with all its controls; the search page with its results. */
export async function openTemplate(site: SitePage, path: string): Promise<void> {
  await site.open(path);
  if (path.startsWith('search')) {
    await expect(site.page.getByRole('article').first()).toBeVisible();
  }
}

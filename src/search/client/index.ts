/** The public face of search in the browser: what a page needs before search is opened. All else is loaded on demand. */
import type {ComponentType} from 'react';
import type {SearchModalProps} from './modal';
import {getEngine} from './selected';

export type {SearchModalProps} from './modal';
export {searchPageFor} from './searchPage';
export {useSearchShortcuts} from './useSearchShortcuts';
export {useSearchTags} from './useSearchTags';

/** How long the files of the dialog may take, in milliseconds. */
const longestLoad = 10_000;

/**
 * Loads the dialog and, beside it, what a first search needs.
 *
 * @param tags - What will be searched.
 * @throws Error when a file is missing; its `type` is `timeout` when one takes too long.
 */
export async function loadDialog(tags: readonly string[]): Promise<ComponentType<SearchModalProps>> {
  // Errors are ignored here. They recur and are shown when the reader searches.
  getEngine()
    .prepare(tags)
    .catch(() => undefined);
  const before = Array.from(document.head.children);
  const loading = import(/* webpackChunkName: "search-dialog" */ './modal');
  const files = Array.from(document.head.children).filter((element) => !before.includes(element));
  // The bundler gives up a file after two minutes at the earliest, and would wait for the same one at the next attempt. It listens to
  // those only that have not come yet.
  setTimeout(() => {
    for (const file of files as HTMLElement[]) {
      file.onerror?.(new Event('timeout'));
    }
  }, longestLoad);
  return (await loading).default;
}

/** The public interface of search in the browser: what a page needs before search is opened. Everything else is loaded on demand. */
import type {ComponentType} from 'react';
import type {SearchModalProps} from './modal';
import {engine} from './selected';
import {withTimeout} from './withTimeout';

export type {SearchModalProps} from './modal';
export {searchPageFor, useSearchTags} from './scope';
export {useSearchShortcuts} from './useSearchShortcuts';

/** Timeout of the files of the dialog, in milliseconds. */
const longestLoad = 10_000;

/**
 * Loads the dialog and, in parallel, the data of the first search.
 *
 * @param tags - Tags of the search.
 * @throws Error if a file is missing, or `TimeoutError` if loading takes too long.
 */
export async function loadDialog(tags: readonly string[]): Promise<ComponentType<SearchModalProps>> {
  // An error here occurs again, and is shown, when the reader searches.
  engine.prepare(tags).catch(() => undefined);
  const before = Array.from(document.head.children);
  const dialog = import(/* webpackChunkName: "search-dialog" */ './modal');
  const files = Array.from(document.head.children).filter((element) => !before.includes(element));
  // The bundler waits at least two minutes for a file, also in the next attempt. It listens only to files that are still loading.
  const giveUp = (): void => {
    for (const file of files as HTMLElement[]) {
      file.onerror?.(new Event('timeout'));
    }
  };
  return (await withTimeout(dialog, longestLoad, giveUp)).default;
}

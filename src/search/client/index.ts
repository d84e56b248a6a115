/** The public face of search in the browser: what a page needs before search is opened. All else is loaded on demand. */
import type {ComponentType} from 'react';
import type {SearchModalProps} from './modal';
import {engine} from './selected';
import {withTimeout} from './withTimeout';

export type {SearchModalProps} from './modal';
export {searchPageFor, useSearchTags} from './scope';
export {useSearchShortcuts} from './useSearchShortcuts';

/** How long the files of the dialog may take, in milliseconds. */
const longestLoad = 10_000;

/**
 * Loads the dialog and, beside it, what a first search needs.
 *
 * @param tags - What will be searched.
 * @throws Error when a file is missing; a `TimeoutError` when one takes too long.
 */
export async function loadDialog(tags: readonly string[]): Promise<ComponentType<SearchModalProps>> {
  // What fails here fails again, and is shown, when the reader searches.
  engine.prepare(tags).catch(() => undefined);
  const before = Array.from(document.head.children);
  const dialog = import(/* webpackChunkName: "search-dialog" */ './modal');
  const files = Array.from(document.head.children).filter((element) => !before.includes(element));
  // The bundler gives up a file after two minutes at the earliest, and would wait for the same one at the next attempt. It listens to
  // those only that have not come yet.
  const giveUp = (): void => {
    for (const file of files as HTMLElement[]) {
      file.onerror?.(new Event('timeout'));
    }
  };
  return (await withTimeout(dialog, longestLoad, giveUp)).default;
}

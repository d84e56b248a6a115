/** The public interface of search in the browser: what a page needs before search is opened. Everything else is loaded on demand. */
import type {ComponentType} from 'react';
import settings from '@generated/search/default/settings.json';
import {type InsightsClient, engine} from './engine';
import type {SearchModalProps} from './modal';
import {withTimeout} from './withTimeout';

export {searchPageFor, useSearchFilters, useSearchTags} from './scope';

/** Timeout of the files of the dialog, in milliseconds. */
const longestLoad = 10_000;

/** Timeout of the client for events, in milliseconds. A search without events is better than none. */
const longestInsights = 500;

export interface LoadedDialog {
  Modal: ComponentType<SearchModalProps>;
  insightsClient: InsightsClient | undefined;
}

/**
 * Loads the dialog and, in parallel, the client for events and the data of the first search.
 *
 * @param tags - Tags of the search.
 * @throws Error if a file is missing, or `TimeoutError` if loading takes too long.
 */
export async function loadDialog(tags: readonly string[]): Promise<LoadedDialog> {
  // An error here occurs again, and is shown, when the reader searches.
  engine.prepare(tags).catch(() => undefined);
  const insights = engine.insights && withTimeout(engine.insights(), longestInsights).catch(() => undefined);
  const before = Array.from(document.head.children);
  const dialog = import(/* webpackChunkName: "search-dialog" */ './modal');
  const files = Array.from(document.head.children).filter((element) => !before.includes(element));
  // The bundler waits at least two minutes for a file, also in the next attempt. It listens only to files that are still loading.
  const giveUp = (): void => {
    for (const file of files as HTMLElement[]) {
      file.onerror?.(new Event('timeout'));
    }
  };
  const {default: Modal} = await withTimeout(dialog, longestLoad, giveUp);
  return {Modal, insightsClient: await insights};
}

/** What the search finds for a text: what it says about the query, and the sections with their pages. */
export interface Sections {
  note?: string | undefined;
  sections: {url: string; title: string; path: string[]}[];
}

/**
 * The best sections for a text that must not leave the browser: none in a build with a hosted index.
 *
 * @param count - Maximum number of sections.
 */
export async function sectionsFor(text: string, filters: readonly string[], count: number): Promise<Sections> {
  if (engine.isAlgolia) {
    return {sections: []};
  }
  const {ask, withoutMarks} = await import('./query');
  const request = {indexName: engine.indexName, query: text, facetFilters: filters, hitsPerPage: count};
  const [answer] = await ask(engine, [request], settings.baseUrl);
  const sections = answer!.hits.map(({url, trail}) => {
    const titles = trail.map(withoutMarks);
    return {url, title: titles.at(-1)!, path: titles.slice(0, -1)};
  });
  return {note: answer!.note, sections};
}

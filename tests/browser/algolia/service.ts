import {readdirSync, readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import {SearchService} from '../../../src/search/engine/service';
import type {SearchIndex} from '../../../src/search/records/types';
import {AlgoliaServer} from '../../../src/search/testing/algoliaServer';
import {builds} from '../../builds';
import {SearchDialog} from '../pages/search';

const folder = `${builds.root.folder}/search-index`;
/** The index files. */
const indexes = (): SearchIndex[] =>
  readdirSync(folder)
    .filter((file) => file !== 'manifest.json')
    .map((file) => JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as SearchIndex);

/** Origins that the service has. */
export const origins = /^https:\/\/[\w.-]+\.algolia(net)?\.(net|com|io)$/;

let search: SearchService | undefined;

/** Mock service: created once, because this takes long and never changes. */
function searchService(): SearchService {
  if (!search) {
    search = new SearchService('https://levigo.github.io/');
    indexes().forEach((index) => search!.load(index));
  }
  return search;
}

/** The loopback server that answers as the service does: a new one for each test. */
export let server: AlgoliaServer;

/** Puts a new server in place, without what the last one was told and has received. */
export function renewServer(): void {
  server = new AlgoliaServer(searchService());
}

/**
 * Hands what the page asks of the service to the loopback server; hosts in `down` cannot be reached.
 * Returns the hosts that were asked, in turn.
 */
export async function connect(page: Page, down: RegExp = /^$/): Promise<string[]> {
  const address = await server.start();
  const hosts: string[] = [];
  await page.route(/algolia(net)?\.(net|com|io)\//, async (route) => {
    const url = new URL(route.request().url());
    hosts.push(url.host);
    if (down.test(url.host)) {
      return route.abort('connectionrefused');
    }
    try {
      const response = await fetch(`${address}${url.pathname}${url.search}`, {
        method: route.request().method(),
        headers: {'content-type': 'application/json'},
        body: route.request().postData(),
      });
      return await route.fulfill({
        status: response.status,
        body: await response.text(),
        headers: {'access-control-allow-origin': '*'},
      });
    } catch {
      return route.abort('connectionreset').catch(() => undefined);
    }
  });
  return hosts;
}

/**
 * Opens the dialog with the clock of the page standing still: only `page.clock.runFor` lets time pass, or all of it passes
 * after `page.clock.resume`. So the dialog waits for the events client as long as that takes.
 */
export async function openAtRest(page: Page, path = 'docs/'): Promise<SearchDialog> {
  await page.clock.install({time: new Date('2026-01-01T10:00:00')});
  const dialog = new SearchDialog(page);
  await page.goto(path);
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  await page.clock.pauseAt(new Date('2026-01-01T12:00:00'));
  await dialog.button.click();
  await dialog.input.waitFor();
  return dialog;
}

/** Hits as the service has them, by group and title. */
export const hitsOf = (titles: readonly (readonly [group: string, title: string])[]): unknown[] =>
  titles.map(([lvl0, lvl1], index) => ({
    objectID: lvl1,
    hierarchy: {lvl0, lvl1},
    content: null,
    type: 'lvl1',
    url: `https://levigo.github.io/docs/${index}`,
    _highlightResult: {hierarchy: {}},
    _snippetResult: {hierarchy: {}},
  }));

/** From now on the service answers with these hits. */
export function answerWith(hits: (query: string) => readonly unknown[]): void {
  server.misbehave = ({path, body}) => {
    if (!path.endsWith('/queries')) {
      return undefined;
    }
    const found = hits((body as {requests: {query: string}[]}).requests[0]!.query);
    const answer = {
      hits: found,
      nbHits: found.length,
      nbPages: 1,
      page: 0,
      queryID: '0123456789abcdef0123456789abcdef',
    };
    return {body: JSON.stringify({results: [answer]})};
  };
}

/** The searches that the service has received. */
export const searches = (): typeof server.received =>
  server.received.filter(({path}) => path === '/1/indexes/*/queries');

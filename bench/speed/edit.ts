import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {appendFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import type {Browser, Page} from '@playwright/test';
import {freePort} from '../../scripts/lib/machine/port';
import {copySite} from './copy';
import {median} from './median';

/** How long the first page of `npm start`, and an edit, may take, in milliseconds. */
const startLimit = 180_000;
const editLimit = 60_000;

/**
 * Waits until a text of the page is painted. Looks at each frame: the locators of Playwright look every half second after
 * a while.
 *
 * @throws Error when it does not appear in time.
 */
function painted(tab: Page, text: string): Promise<void> {
  return tab.evaluate(
    ({wanted, limit}) =>
      new Promise<void>((resolve, reject) => {
        setTimeout(() => reject(new Error(`"${wanted}" was not on the screen within ${limit / 1000} s`)), limit);
        const look = (): void => {
          requestAnimationFrame(() =>
            document.body.textContent.includes(wanted) ? requestAnimationFrame(() => setTimeout(resolve)) : look(),
          );
        };
        look();
      }),
    {wanted: text, limit: editLimit},
  );
}

/** Ends a server with the processes that it has started; what has ended already is fine. */
async function stopped(server: ChildProcess): Promise<void> {
  const end = server.exitCode === null && server.signalCode === null ? once(server, 'exit') : undefined;
  try {
    process.kill(-server.pid!);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') {
      throw error;
    }
  }
  await end;
}

/** Time from saving a page to the change on the screen of a reader of `npm start`, in milliseconds. */
export async function editToScreen(browser: Browser, edits: number): Promise<number> {
  const copy = copySite(1, 'site');
  const port = await freePort(9500, '127.0.0.1');
  const server = spawn(
    process.execPath,
    [
      'node_modules/@docusaurus/core/bin/docusaurus.mjs',
      'start',
      '--no-open',
      '--host',
      '127.0.0.1',
      '--port',
      String(port),
    ],
    {cwd: copy, detached: true, stdio: 'ignore', env: {...process.env, CI: '', NO_UPDATE_NOTIFIER: '1'}},
  );
  try {
    const tab = await browser.newPage();
    // tsx puts this helper around functions; in the page there is none.
    await tab.addInitScript('globalThis.__name = (value) => value');
    const baseUrl = '/jadice-flow-documentation/';
    const address = `http://127.0.0.1:${port}${baseUrl}docs/next/main-concepts/architecture`;
    const deadline = Date.now() + startLimit;
    while (!(await tab.goto(address).catch(() => null))?.ok()) {
      if (Date.now() > deadline) {
        throw new Error(`npm start shows no page at ${address} within ${startLimit / 1000} s`);
      }
      await tab.waitForTimeout(500);
    }
    await tab.locator('article h1').waitFor({timeout: startLimit});
    const times: number[] = [];
    // The first edit warms what has not been used yet.
    for (let edit = 0; edit <= edits; edit += 1) {
      await tab.waitForTimeout(2000);
      const sentence = `Sentence number ${edit} of the bench.`;
      const shown = painted(tab, sentence);
      const started = performance.now();
      appendFileSync(path.join(copy, 'docs/main-concepts/architecture.md'), `\n${sentence}\n`);
      await shown;
      times.push(performance.now() - started);
    }
    return Math.round(median(times.slice(1)));
  } finally {
    await stopped(server);
    rmSync(copy, {recursive: true, force: true, maxRetries: 5});
  }
}

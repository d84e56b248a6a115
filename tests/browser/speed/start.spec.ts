import {expect, test} from '../pages/fixtures';
import {painted} from '../pages/painted';
import {slowHtml} from '../pages/slowHtml';

test('scripts are requested after the first paint', async ({page, site}) => {
  await site.open('docs/');
  await site.hydrated();
  const times = await page.evaluate(() => ({
    paint: performance.getEntriesByName('first-contentful-paint').map(({startTime}) => startTime),
    scripts: performance
      .getEntriesByType('resource')
      .filter(({name}) => name.endsWith('.js'))
      .map(({startTime}) => startTime),
  }));
  expect(times.paint).toHaveLength(1);
  expect(times.scripts.length).toBeGreaterThan(3);
  expect(Math.min(...times.scripts)).toBeGreaterThanOrEqual(times.paint[0]!);
});

test.describe('a page with slow HTML', () => {
  test.use({answeredOrigins: /^http:\/\/127\.0\.0\.1:/});

  test('is not hydrated before it is complete', async ({page, baseURL, site}) => {
    const server = await slowHtml(baseURL!);
    try {
      const scripts: string[] = [];
      page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
      await page.goto(`${server.address}docs/help/`, {waitUntil: 'commit'});
      await expect
        .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
        .toBe(1);
      expect(await page.evaluate(() => document.readyState)).toBe('loading');
      await painted(page);
      expect(scripts).toEqual([]);
      server.release();
      await site.hydrated();
      expect(scripts.length).toBeGreaterThan(3);
    } finally {
      server.close();
    }
  });
});

test('scripts also start in a browser that does not report paints', {tag: '@nightly'}, async ({page, site}) => {
  await page.addInitScript(() => {
    window.PerformanceObserver.prototype.observe = () => undefined;
  });
  await page.goto('docs/');
  await site.hydrated();
});

test.describe('on a fast connection', () => {
  test.use({connection: {saveData: false, effectiveType: '4g'}});

  test('links that come into view are prefetched, each file once', async ({page, site}) => {
    const arrived = new Set<string>();
    page.on('requestfinished', (request) => arrived.add(new URL(request.url()).pathname));
    await site.open('docs/');
    const here = await site.filesOf('');
    for (const path of ['tutorials/', 'help/']) {
      const own = (await site.filesOf(path)).filter((file) => !here.includes(file));
      expect(own.length).toBeGreaterThan(0);
      // Links wait until the browser is idle, which a busy machine is late.
      await expect.poll(() => own.filter((file) => !arrived.has(file)), {timeout: 20_000}).toEqual([]);
    }
    const links = await page
      .locator('link[rel=prefetch]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(links).toEqual([...new Set(links)]);
  });
});

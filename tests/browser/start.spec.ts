import {expect, test} from './pages/fixtures';
import {SitePage} from './pages/site';

test('scripts are asked for when the text is on the screen', async ({page}) => {
  const site = new SitePage(page);
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

test('a page that tells nothing about its painting starts all the same', async ({page}) => {
  await page.addInitScript(() => {
    window.PerformanceObserver.prototype.observe = () => undefined;
  });
  const site = new SitePage(page);
  await page.goto('docs/');
  await site.hydrated();
});

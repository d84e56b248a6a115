import {oldestVersion} from '../../../src/config/versions';
import {expect, test} from '../pages/fixtures';
import {linksInView} from '../pages/linksInView';
import {painted} from '../pages/painted';
import {SitePage} from '../pages/site';
import {slowHtml} from '../pages/slowHtml';

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

test.describe('a page whose HTML comes slowly', () => {
  test.use({answeredOrigins: /^http:\/\/127\.0\.0\.1:/});

  test('is not taken over before it is complete', async ({page, baseURL}) => {
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
      await new SitePage(page).hydrated();
      expect(scripts.length).toBeGreaterThan(3);
    } finally {
      server.close();
    }
  });
});

test('a page that tells nothing about its painting starts all the same', async ({page}) => {
  await page.addInitScript(() => {
    window.PerformanceObserver.prototype.observe = () => undefined;
  });
  const site = new SitePage(page);
  await page.goto('docs/');
  await site.hydrated();
});

for (const path of [
  '',
  'docs/installation/docker-compose',
  `docs/${oldestVersion.path}/main-concepts/workflows`,
  'search',
]) {
  test(`/${path} loads all its scripts side by side`, async ({page}) => {
    const site = new SitePage(page);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') {
        asked.push(new URL(request.url()).pathname);
      }
    });
    // The script that asks for the parts of a page comes when these have been asked for.
    let named: string[] = [];
    await page.route('**/assets/js/main.*.js', async (route) => {
      named = await site.scripts();
      await expect.poll(() => asked).toEqual(named);
      await route.continue();
    });
    await site.open(path);
    expect(named.length).toBeGreaterThan(3);
    // A page outside the documentation goes on to fetch ahead what its links need.
    expect(path.startsWith('docs') ? asked : asked.slice(0, named.length)).toEqual(named);
    // They are gone when they have run.
    await expect(page.locator('script[src*="/assets/js/"]')).toHaveCount(0);
  });
}

for (const [what, connection] of [
  ['a reader who saves data', {saveData: true, effectiveType: '4g'}],
  ['a slow line', {saveData: false, effectiveType: 'slow-2g'}],
] as const) {
  test(`for ${what}, a page fetches nothing ahead`, async ({page}) => {
    const site = new SitePage(page);
    await site.saveData(connection);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (/\/assets\/(?:js|css)\//.test(request.url())) {
        asked.push(new URL(request.url()).pathname);
      }
    });
    for (const path of ['', 'docs/']) {
      await page.goto(path);
      const named = await site.filesOf('');
      await site.hydrated();
      await page.mouse.wheel(0, 600);
      await linksInView(page);
      expect(
        asked.splice(0).filter((file) => !named.includes(file)),
        path,
      ).toEqual([]);
      await expect(page.locator('link[rel="prefetch"]')).toHaveCount(0);
    }
  });
}

test('links that come into view are prefetched, and each file once', async ({page}) => {
  await new SitePage(page).open('docs/');
  const prefetched = () =>
    page.locator('link[rel="prefetch"]').evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
  // Links wait until the browser is idle, which a busy machine is late.
  await expect.poll(async () => (await prefetched()).length, {timeout: 20_000}).toBeGreaterThan(10);
  await page.mouse.wheel(0, 2000);
  await linksInView(page);
  const all = await prefetched();
  expect(all).toEqual([...new Set(all)]);
});

// The stock preloading looks for the page of `/index.html` itself, and shows the page twice.
test('a host that serves /index.html without a redirect shows each page once, and alive', async ({page, request}) => {
  for (const path of ['', 'docs/', 'search/', 'WorkerInfoComponent/']) {
    const html = await (await request.get(path.replace(/(.)\/$/, path === 'docs/' ? '$1/' : '$1'))).text();
    await page.route(`**/${path}index.html`, (route) => route.fulfill({body: html, contentType: 'text/html'}));
    await page.goto(`${path}index.html`);
    await new SitePage(page).hydrated();
    await expect(page.locator('.navbar')).toHaveCount(1);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('h1')).not.toHaveText('Page Not Found');
  }
});

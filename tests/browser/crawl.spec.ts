import {readFileSync} from 'node:fs';
import path from 'node:path';
import {versions} from '../../src/config/versions';
import {docPath, inventory, sections, topLevelPages, withoutSidebar} from '../inventory';
import {crawl, type CrawledPage} from './pages/crawl';
import {expect, test} from './pages/fixtures';

test.use({reducedMotion: 'reduce'});

const templates = ['index', 'help/index', 'tutorials/tutorial-01', 'reference/WorkerInfo', 'main-concepts'];
const textOf = (folder: string, id: string): string => readFileSync(path.join(folder, `${id}.md`), 'utf8');
/** Whether a page is, word for word, the one of the version before it in the list. */
const isCopy = (index: number, id: string): boolean =>
  index > 0 &&
  inventory[index - 1]!.docs.includes(id) &&
  textOf(versions[index]!.folder, id) === textOf(versions[index - 1]!.folder, id);

/** All pages of a version. */
const pagesOf = (index: number, one: (id: string) => Omit<CrawledPage, 'path' | 'sidebars'>): CrawledPage[] =>
  [...inventory[index]!.docs, ...sections].map((id) => ({
    path: docPath(inventory[index]!, id),
    sidebars: withoutSidebar.includes(id) ? 0 : 1,
    ...one(id),
  }));

/** All pages of next; of the current release, what has another text is looked at each night. */
const pages: readonly CrawledPage[] = [
  ...[0, 1].flatMap((index) => pagesOf(index, (id) => ({isCopy: index > 0, isTemplate: templates.includes(id)}))),
  ...topLevelPages.map((address) => ({path: address, isTemplate: true})),
  ...['blog/authors', 'blog/tags', 'blog/2024/07/02/support-service-desk'].map((address) => ({path: address})),
];
/** All pages of all versions, in all colours and widths where their text is not that of the version before: each night. */
const rest = inventory.flatMap(({docs}, index) =>
  pagesOf(index, (id) => ({isCopy: docs.includes(id) && isCopy(index, id), isTemplate: true})),
);
const groups = 6;

for (let group = 0; group < groups; group += 1) {
  const part = (all: readonly CrawledPage[]): CrawledPage[] => all.filter((_, index) => index % groups === group);
  test(`each page starts, is accessible and fits (${group + 1} of ${groups})`, async ({page}) => {
    test.setTimeout(400_000);
    expect(await crawl(page, part(pages))).toEqual([]);
  });
  test(`each page does in all versions and colours (${group + 1} of ${groups})`, {tag: '@nightly'}, async ({page}) => {
    test.setTimeout(900_000);
    expect(await crawl(page, part(rest))).toEqual([]);
  });
}

test.describe('an unknown path', () => {
  test.use({expectedErrors: /status of 404/});

  test('shows the not-found page with status 404', {tag: '@base'}, async ({page, site}) => {
    const ofVersions = inventory.map((version) => `docs/${version.path}no-such-page`);
    for (const address of ['no-such-page', 'blog/no-such-page', ...ofVersions]) {
      const response = await page.goto(address);
      await site.hydrated();
      expect(response?.status(), address).toBe(404);
      await expect(page.getByRole('heading', {level: 1}), address).toHaveText('Page not found');
      await expect(page, address).toHaveTitle(/^Page not found/);
    }
  });
});

test('the sitemap has pages of the current release only', async ({request}) => {
  const sitemap = await (await request.get('sitemap.xml')).text();
  const addresses = Array.from(sitemap.matchAll(/<loc>([^<]*)<\/loc>/g), ([, address]) => address!);
  expect(addresses.filter((address) => address.endsWith('/docs/help/'))).toHaveLength(1);
  const others = inventory.map((version) => version.path).filter(Boolean);
  expect(addresses.filter((address) => others.some((one) => address.includes(`/docs/${one}`)))).toEqual([]);
});

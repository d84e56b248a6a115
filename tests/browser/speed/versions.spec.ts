import {inventory} from '../../inventory';
import {lastVersion} from '../../../src/config/versions';
import {expect, test} from '../pages/fixtures';
import {linksInView} from '../pages/linksInView';
import {SitePage} from '../pages/site';
import {previousVersion} from '../pages/versions';

test('a version is fetched ahead when a reader points at it, and not before', async ({page}) => {
  const site = new SitePage(page);
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(new URL(request.url()).pathname));
  await site.open('docs/');
  await site.versionMenu.hover();
  // Its part of the route table, and its page.
  const here = await site.filesOf('./');
  const own = (await site.filesOf(`${previousVersion.path}/`)).filter((file) => !here.includes(file));
  expect(own).toHaveLength(2);
  await linksInView(page);
  expect(own.filter((file) => asked.has(file))).toEqual([]);
  await site.versionMenu.locator('.dropdown__link').filter({hasText: previousVersion.label}).hover();
  await expect.poll(() => own.filter((file) => !asked.has(file))).toEqual([]);
});

test('a page outside the documentation fetches the current release ahead, and no other version', async ({page}) => {
  const site = new SitePage(page);
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(new URL(request.url()).pathname));
  await site.open('');
  const release = await site.filesOf('docs/');
  // Parts that several pages share come with the first page that needs them.
  const ownParts = release.filter((file) => !/\/(?:vendors-|common\.)[^/]+$/.test(file));
  await expect.poll(() => ownParts.filter((file) => !asked.has(file))).toEqual([]);
  for (const {path} of inventory.filter(({name}) => name !== lastVersion.name)) {
    const own = (await site.filesOf(`docs/${path}`)).filter((file) => !release.includes(file));
    expect(own.filter((file) => asked.has(file))).toEqual([]);
  }
});

import {expect, it} from 'vitest';
import {createHostsCache} from './hostsCache';

it('a host of the service is known by its name, also when the client has marked it in between', async () => {
  const cache = createHostsCache();
  const host = {url: 'app-1.algolianet.com', accept: 'read', protocol: 'https'};
  const state = (key: object) => cache.get(key, () => Promise.resolve('up'));
  expect(await state(host)).toBe('up');
  await cache.set({...host, status: 'down', lastUpdate: 1}, 'down');
  expect(await state(host)).toBe('down');
  expect(await state({...host, url: 'app-2.algolianet.com'})).toBe('up');
  await cache.delete(host);
  expect(await state(host)).toBe('up');
  await cache.set(host, 'down');
  await cache.clear();
  expect(await state(host)).toBe('up');
});

import {expect, it} from 'vitest';
import {readHosts} from '../settings';
import {createClient, createHostsCache} from './algolia';

it('the client of the service sends its credentials as query parameters, and remembers hosts by our cache', async () => {
  const client = createClient({appId: 'app', apiKey: 'key', indexName: 'docs', insights: false});
  const {transporter} = client as unknown as {
    transporter: {
      baseQueryParameters: object;
      hosts: {url: string}[];
      hostsCache: {
        set: (key: object, value: string) => Promise<string>;
        get: (key: object, make: () => Promise<string>) => Promise<string>;
      };
    };
  };
  expect(transporter.baseQueryParameters).toMatchObject({
    'x-algolia-application-id': 'app',
    'x-algolia-api-key': 'key',
  });
  const [host] = transporter.hosts;
  await transporter.hostsCache.set({...host, status: 'down'}, 'down');
  expect(await transporter.hostsCache.get(host!, () => Promise.resolve('up'))).toBe('down');
});

it('the client of the service has its timeouts in milliseconds and four hosts to turn to', () => {
  const client = createClient({appId: 'app', apiKey: 'key', indexName: 'docs', insights: false});
  const {transporter} = client as unknown as {transporter: {timeouts: object; hosts: {url: string; accept: string}[]}};
  expect(transporter.timeouts).toEqual({connect: 1000, read: 2000, write: 30_000});
  const readable = transporter.hosts.filter(({accept}) => accept !== 'write').map(({url}) => url);
  const [first, ...others] = readHosts('app');
  expect(readable[0]).toBe(first);
  expect(readable.slice(1).sort()).toEqual(others);
});

it('a host of the service is known by its name, also when the client has marked it in between', async () => {
  const cache = createHostsCache();
  const host = {url: 'app-1.algolianet.com', accept: 'read', protocol: 'https'};
  const state = (key: object) => cache.get(key, () => Promise.resolve('up'));
  expect(await state(host)).toBe('up');
  await cache.set({...host, status: 'down', lastUpdate: 1}, 'down');
  expect(await state(host)).toBe('down');
  expect(await state({...host, url: 'app-2.algolianet.com'})).toBe('up');
});

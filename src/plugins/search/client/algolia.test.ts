import {expect, it} from 'vitest';
import {createClient} from './algolia';

it('the client of the service has its timeouts in milliseconds and four hosts to turn to', () => {
  const client = createClient({appId: 'app', apiKey: 'key', indexName: 'docs', insights: false});
  const {transporter} = client as unknown as {transporter: {timeouts: object; hosts: {url: string; accept: string}[]}};
  expect(transporter.timeouts).toEqual({connect: 1000, read: 2000, write: 30_000});
  const readable = transporter.hosts.filter(({accept}) => accept !== 'write').map(({url}) => url);
  expect(readable[0]).toBe('app-dsn.algolia.net');
  expect(readable.slice(1).sort()).toEqual([1, 2, 3].map((number) => `app-${number}.algolianet.com`));
});

import {expect, it} from 'vitest';
import {readHosts} from '../settings';
import {createClient} from './algolia';

it('the client of the service has its timeouts in milliseconds and four hosts to turn to', () => {
  const client = createClient({appId: 'app', apiKey: 'key', indexName: 'docs', insights: false});
  const {transporter} = client as unknown as {transporter: {timeouts: object; hosts: {url: string; accept: string}[]}};
  expect(transporter.timeouts).toEqual({connect: 1000, read: 2000, write: 30_000});
  const readable = transporter.hosts.filter(({accept}) => accept !== 'write').map(({url}) => url);
  const [first, ...others] = readHosts('app');
  expect(readable[0]).toBe(first);
  expect(readable.slice(1).sort()).toEqual(others);
});

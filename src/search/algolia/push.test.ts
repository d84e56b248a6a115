import {algoliasearch} from 'algoliasearch';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {AlgoliaServer} from '../testing/algoliaServer';
import {indexOf, page} from '../testing/pages';
import {recordsOf} from '../records/records';
import {indexSettings, pushRecords, toAlgoliaRecord} from './push';

const blocks = Array.from({length: 1200}, (_, n) => [0, `block ${n}`] as const);
const recordsFor = (one: ReturnType<typeof page>) => recordsOf(indexOf(one), '/').map(toAlgoliaRecord);
const records = recordsFor(page('docs/a', [1, 'A'], ...blocks));

let server: AlgoliaServer;
let address: URL;
const progress: string[] = [];
const push = (key = 'write-key'): Promise<void> =>
  pushRecords({
    client: algoliasearch('APP', key, {
      hosts: [{url: address.hostname, port: Number(address.port), protocol: 'http', accept: 'readWrite'}],
    }),
    indexName: 'docs',
    records,
    onProgress: (message) => progress.push(message),
  });

beforeEach(async () => {
  progress.length = 0;
  server = new AlgoliaServer();
  server.stored.set('docs', {records: ['old']});
  address = new URL(await server.start());
});
afterEach(() => server.stop());

describe('a push to the hosted index', () => {
  it('replaces settings and records in one step, and reports progress', async () => {
    await push();
    expect([...server.stored.keys()]).toEqual(['docs']);
    expect(server.stored.get('docs')?.records).toHaveLength(1201);
    expect(server.stored.get('docs')?.settings).toEqual(indexSettings);
    expect(progress).toEqual([
      'Settings are in "docs_next".',
      '500 of 1201 records',
      '1000 of 1201 records',
      '1201 of 1201 records',
      '"docs" is replaced.',
    ]);
  });

  it('does not change the live index if the connection fails', async () => {
    let batches = 0;
    server.misbehave = ({path}) => {
      batches += path.endsWith('/batch') ? 1 : 0;
      return batches > 1 ? {drop: true} : undefined;
    };
    await expect(push()).rejects.toThrow('Nothing was replaced in "docs"');
    expect(server.stored.get('docs')).toEqual({records: ['old']});
  });

  it('leaves nothing behind when the service fails midway', async () => {
    server.misbehave = ({path}) =>
      path.endsWith('/batch') ? {status: 400, body: '{"message":"Record is too big","status":400}'} : undefined;
    await expect(push()).rejects.toThrow('Record is too big');
    expect([...server.stored.keys()]).toEqual(['docs']);
    expect(server.stored.get('docs')).toEqual({records: ['old']});
  });

  it('reports an unknown result if the connection fails in the last step', async () => {
    server.misbehave = ({path}) => (path.endsWith('/operation') ? {drop: true} : undefined);
    await expect(push()).rejects.toThrow('was asked to replace "docs", but did not say that it did');
  });

  it('names the key when the service refuses it', async () => {
    server.misbehave = () => ({status: 403, body: '{"message":"Invalid Application-ID or API key","status":403}'});
    await expect(push()).rejects.toThrow('refused the key (403): ALGOLIA_WRITE_KEY');
  });
});

it('a record for the hosted index is cut when it is too big for the service', () => {
  const [long] = recordsFor({...page('a', [1, 'A']), description: 'word '.repeat(5000)});
  expect(JSON.stringify(long).length).toBeLessThan(10_000);
});

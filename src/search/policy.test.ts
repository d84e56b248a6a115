import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {searchOrigins, searchStyle} from './policy';

it('knows the style element that DocSearch brings along', () => {
  expect(readFileSync('node_modules/@docsearch/react/dist/esm/index.js', 'utf8')).toContain(`"${searchStyle}"`);
});

it('lets pages talk to the hosts of the one account, to that of events when asked for, and to nobody without an index', () => {
  const algolia = {appId: 'APP', apiKey: 'key', indexName: 'docs', insights: false};
  const hosts = ['https://app-dsn.algolia.net', ...[1, 2, 3].map((number) => `https://app-${number}.algolianet.com`)];
  expect(searchOrigins(algolia)).toEqual(hosts);
  expect(searchOrigins({...algolia, insights: true})).toEqual([...hosts, 'https://insights.algolia.io']);
  expect(searchOrigins(undefined)).toEqual([]);
});

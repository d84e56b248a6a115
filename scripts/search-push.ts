/**
 * Sends the search records of the last build to Algolia: `npx tsx scripts/search-push.ts`. With `--dry-run`, only shows what it would
 * send. Needs `ALGOLIA_APP_ID`, `ALGOLIA_INDEX_NAME` and `ALGOLIA_WRITE_KEY`.
 */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {algoliasearch} from 'algoliasearch';
import {site} from '../src/config/site';
import {pushRecords, type AlgoliaRecord, toAlgoliaRecord} from '../src/search/algolia/push';
import {type Manifest, manifestPath} from '../src/search/settings';
import {recordsOf} from '../src/search/records/records';
import type {MessagesFile, SearchIndex} from '../src/search/records/types';
import {tellFailures} from './lib/failure';
import {addressOf} from './lib/release/publishedUrls';

tellFailures();

/** Records of all indexes of a build, with public addresses. */
function readRecords(folder: string): AlgoliaRecord[] {
  const manifest = path.join(folder, manifestPath);
  if (!existsSync(manifest)) {
    throw new Error(`${manifest} is missing; run "npm run build" first`);
  }
  // The addresses of records come from the environment, which must be the same as for the build.
  const [address, built] = [`${site.url}${site.baseUrl}`, addressOf(folder)];
  if (built !== address) {
    throw new Error(
      `${folder}/ was built for ${built ?? 'no address'}, but SITE_URL and BASE_URL say ${address}; ` +
        'expected the same, else every hit leads nowhere. Nothing was sent',
    );
  }
  const read = (file: string): unknown => JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
  const {files, messages} = read(manifestPath) as Manifest;
  return Object.entries(files).flatMap(([tag, file]) => {
    const {samples} = messages[tag] ? (read(messages[tag]) as MessagesFile) : {samples: []};
    return recordsOf(read(file) as SearchIndex, address, samples).map(toAlgoliaRecord);
  });
}

function required(name: string): string {
  const value = process.env[name];
  if (!value) {
    throw new Error(`${name} is not set; expected ALGOLIA_APP_ID, ALGOLIA_INDEX_NAME and ALGOLIA_WRITE_KEY`);
  }
  return value;
}

/** For tests: address of a server that replaces the service. */
function hosts(): {hosts?: {url: string; port: number; protocol: 'http'; accept: 'readWrite'}[]} {
  const address = process.env['ALGOLIA_TEST_SERVER'];
  if (!address) {
    return {};
  }
  const {hostname, port} = new URL(address);
  return {hosts: [{url: hostname, port: Number(port), protocol: 'http', accept: 'readWrite'}]};
}

async function main(): Promise<void> {
  const records = readRecords('build');
  if (process.argv.includes('--dry-run')) {
    const tags = [...new Set(records.map(({docusaurus_tag}) => docusaurus_tag))];
    tags.forEach((tag) =>
      console.log(`${tag}: ${records.filter(({docusaurus_tag}) => docusaurus_tag === tag).length} records`),
    );
    console.log(`${records.length} records would be sent. Nothing was sent.`);
    return;
  }
  const indexName = required('ALGOLIA_INDEX_NAME');
  const client = algoliasearch(required('ALGOLIA_APP_ID'), required('ALGOLIA_WRITE_KEY'), hosts());
  await pushRecords({client, indexName, records, onProgress: (message) => console.log(message)});
}

void main();

import {readFileSync} from 'node:fs';
import path from 'node:path';
import {versions} from '../../src/config/versions';
import {arrange} from '../../src/search/client/modal/item';
import {ask} from '../../src/search/client/query';
import {canBeMessage} from '../../src/search/engine/logLine';
import {SearchService} from '../../src/search/engine/service';
import type {SearchEngine} from '../../src/search/client/engine';
import {type Manifest, manifestPath} from '../../src/search/settings';
import {recordsOf} from '../../src/search/records/records';
import type {MessagesFile, SearchIndex} from '../../src/search/records/types';
import type {SetQuery} from './sets';

/** Number of queries with a correct hit as the first one and among the first three: exact section or row, and any position on its page. */
export interface Score {
  queries: number;
  first: number;
  three: number;
  pageFirst: number;
  pageThree: number;
}

/** A version in memory. */
export interface Opened {
  /** Addresses of the hits, in the order of the dialog, and the note above them. */
  search: (query: string) => Promise<{urls: string[]; note: string}>;
  /** Full address of `page#anchor`, or of `/page#anchor` for a page outside the documentation. */
  addressOf: (answer: string) => string;
  addresses: ReadonlySet<string>;
}

const read = (file: string): unknown => JSON.parse(readFileSync(path.join('build', file), 'utf8'));
const opened = new Map<string, Opened>();

/** The engine of a version in the last build. */
export function open(name: string): Opened {
  let result = opened.get(name);
  if (!result) {
    const version = versions.find((one) => one.name === name);
    if (!version) {
      throw new Error(`No version "${name}"; expected one of ${versions.map((one) => one.name).join(', ')}`);
    }
    // As in the dialog, with the pages outside the versions.
    const tags = [`docs-default-${name}`, 'default'];
    const {files, messages} = read(manifestPath) as Manifest;
    const indexes = tags.map((tag) => read(files[tag]!) as SearchIndex);
    const extra = tags.flatMap((tag) => messages[tag] ?? []).map((file) => read(file) as MessagesFile);
    // As in the browser, which loads the messages only for some queries.
    const [plain, complete] = [indexes, [...indexes, ...extra]].map((files) => {
      const service = new SearchService('/');
      files.forEach((file) => service.load(file));
      return service;
    });
    const facetFilters = [tags.map((tag) => `docusaurus_tag:${tag}`)];
    const embedded = {
      search: ({requests}: Parameters<SearchEngine['search']>[0]) =>
        Promise.resolve({
          results: requests.map((request) => (canBeMessage(request.query) ? complete! : plain!).look(request).answer),
        }),
    };
    const search: Opened['search'] = async (query) => {
      const [answer] = await ask(embedded, [{indexName: '', query, facetFilters}], '/');
      return {urls: arrange(answer!.hits).map(({hit}) => decodeURI(hit.url.slice(1))), note: answer!.note ?? ''};
    };
    const records = indexes.flatMap((index) => recordsOf(index, ''));
    const start = version.path === '' ? 'docs/' : `docs/${version.path}/`;
    result = {
      search,
      addressOf: (answer) =>
        answer.startsWith('/') ? answer.slice(1) : `${start}${answer.replace(/(^|\/)index(?=$|#)/, '$1')}`,
      addresses: new Set(records.flatMap(({url, url_without_anchor: page}) => [url, page])),
    };
    opened.set(name, result);
  }
  return result;
}

const pageOf = (url: string): string => url.split('#')[0]!;

/** Answers of a query that do not exist in the build, because of an error in the set or a changed page. */
export function lostAnswers({version, answers}: SetQuery): string[] {
  const {addressOf, addresses} = open(version);
  return answers.map(addressOf).filter((address) => !addresses.has(address));
}

/** Position of the first correct hit in the dialog, from 0; Infinity if it shows no correct hit. */
export async function placesOf({version, query, answers}: SetQuery): Promise<{section: number; page: number}> {
  const {search, addressOf} = open(version);
  const right = answers.map(addressOf);
  const {urls} = await search(query);
  const pages = [...new Set(urls.map(pageOf))];
  const place = (index: number): number => (index < 0 ? Infinity : index);
  return {
    section: place(urls.findIndex((url) => right.includes(url) || right.includes(pageOf(url)))),
    page: place(pages.findIndex((page) => right.some((address) => pageOf(address) === page))),
  };
}

/** The queries for which the dialog says that no page has a word of them. */
export async function unanswered(queries: readonly Pick<SetQuery, 'version' | 'query'>[]): Promise<string[]> {
  const notes = await Promise.all(queries.map(async ({version, query}) => (await open(version).search(query)).note));
  return queries.flatMap(({query}, index) => (notes[index]!.startsWith('No page contains') ? [query] : []));
}

/** Scores by kind, and of all under `all`. */
export async function scoresOf(queries: readonly SetQuery[]): Promise<Map<string, Score>> {
  const scores = new Map<string, Score>();
  for (const query of queries) {
    const {section, page} = await placesOf(query);
    for (const kind of [query.kind, 'all']) {
      const score = scores.get(kind) ?? {queries: 0, first: 0, three: 0, pageFirst: 0, pageThree: 0};
      scores.set(kind, {
        queries: score.queries + 1,
        first: score.first + Number(section === 0),
        three: score.three + Number(section < 3),
        pageFirst: score.pageFirst + Number(page === 0),
        pageThree: score.pageThree + Number(page < 3),
      });
    }
  }
  return scores;
}

/** Scores as rows of a Markdown table. */
export function tableOf(scores: ReadonlyMap<string, Score>): string {
  const share = (count: number, {queries}: Score): string => `${((100 * count) / queries).toFixed(1)}%`;
  return [
    '| kind | queries | right place first | in the first three | right page first | in the first three |',
    '| --- | --- | --- | --- | --- | --- |',
    ...[...scores].map(
      ([kind, score]) =>
        `| ${kind} | ${score.queries} | ${share(score.first, score)} | ${share(score.three, score)} | ${share(score.pageFirst, score)} | ${share(score.pageThree, score)} |`,
    ),
  ].join('\n');
}

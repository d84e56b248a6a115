import {describe, expect, it} from 'vitest';
import type {Entry} from '../../article/entries';
import type {SearchAnswer, SearchRequest} from './hits';
import {marked, snippetOf} from './highlight';
import {recordsOf} from '../records/records';
import {indexOf, page} from '../testing/pages';
import {createEngine} from './index';
import {SearchService} from './service';

const pages = [
  page('docs/a', [1, 'A'], [0, 'one two three four five six seven eight nine ten eleven twelve thirteen fourteen']),
  ...Array.from({length: 95}, (_, number) => page(`docs/p${number}`, [1, `Page number${number} paging`])),
];
const index = indexOf(...pages);
/** The answer of a service that has loaded pages. */
function look(asked: SearchRequest, base = '/base/', loaded = index): SearchAnswer {
  const service = new SearchService(base);
  service.load(loaded);
  return service.look(asked).answer;
}
const request = (query: string, more: Partial<SearchRequest> = {}): SearchRequest => ({
  indexName: 'x',
  query,
  facetFilters: ['language:en', ['docusaurus_tag:docs-default-2.0.0', 'docusaurus_tag:default']],
  attributesToSnippet: ['hierarchy.lvl1:10', 'content:10'],
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
  ...more,
});

describe('an answer', () => {
  it('has the shape of the Algolia protocol', () => {
    const answer = look(request('paging', {page: 1}));
    expect(answer).toMatchObject({nbHits: 95, nbPages: 5});
    expect(answer.hits).toHaveLength(20);
    expect(answer.hits[0]).toMatchObject({type: 'lvl1', url: '/base/docs/p20', docusaurus_tag: 'docs-default-2.0.0'});
    expect(answer.hits[0]!._highlightResult.hierarchy['lvl1']!.value).toBe(
      '<mark>Page</mark> number20 <mark>paging</mark>',
    );
  });

  it('has ten words and the marks of Algolia by default, and no hits without a tag', () => {
    const tag = ['docusaurus_tag:docs-default-2.0.0'];
    const [hit] = look({indexName: 'x', query: 'eleven', facetFilters: tag, attributesToSnippet: ['url:3']}).hits;
    const snippet = '…five six seven eight nine ten <em>eleven</em> twelve thirteen fourteen';
    expect(hit!._snippetResult.content!.value).toBe(snippet);
    expect(hit!._highlightResult.content!.value).toContain('one two three four five six');
    const [short] = look(request('eleven', {attributesToSnippet: ['url:3', 'content:4']})).hits;
    expect(short!._snippetResult.content!.value).toBe('…nine ten <mark>eleven</mark> twelve…');
    expect(look({indexName: 'x', query: 'eleven'})).toMatchObject({hits: [], nbHits: 0, nbPages: 0});
  });
});

it.each([
  ['paging', undefined],
  ['Was ist Überwachung und paging?', 'Showing results for “monitoring” instead of “Überwachung”.'],
  ['the montoring of pagign', 'Showing results for “monitoring” instead of “montoring”, “paging” instead of “pagign”.'],
  ['zabbix', 'No page has the word “zabbix”. Nearest: “monitoring”.'],
  ['HashiCorp Zabbix', 'No page has the word “Zabbix”. Nearest: “monitoring”.'],
  ['kafka', 'No page contains “kafka”. Nearest: “event bus”.'],
  ['kafka paging', 'No page contains “kafka”. Nearest: “event bus”.'],
  ['kafka paging number1', 'No page has the word “kafka”. Nearest: “event bus”.'],
  ['hashicorp paging pages', 'No page contains “hashicorp”.'],
  ['hashicorp paging page number1', undefined],
  ['barcode and zabbix paging', 'No page contains “barcode”. No page has the word “zabbix”. Nearest: “monitoring”.'],
  ['barcode, zebra, hologram', 'No page contains “barcode”, “zebra” or “hologram”.'],
  ['"zabbix"', 'No page contains “zabbix”.'],
  ['x.Y: outer Caused by: a.B: paging at x.Y.z(Y.java:1)', 'Showing results for the cause “a.B: paging”'],
  ['x.Y: outer Caused by: a.B: quark at x.Y.z(Y.java:1)', undefined],
  ['zabbix kafka', 'No page has the word “zabbix” or “kafka”. Nearest: “monitoring” and “event bus”.'],
  ['paging identical wonderful lovely', 'These are weak matches: the best has less than half of the words.'],
  [' "zabbix" ', 'No page contains “zabbix”.'],
  ['a "zabbix"', 'No page has the word “zabbix”. Nearest: “monitoring”.'],
  ['"zabbix" monitoring', 'No page has the word “zabbix”. Nearest: “monitoring”.'],
  ['paging 12', undefined],
  ['paging 12x', 'No page contains “12x”.'],
  ['paging x12', 'No page contains “x12”.'],
  ['für paging barcode', undefined],
  ['Alarmierung paging page barcode', 'Showing results for “alerts” instead of “Alarmierung”.'],
  ['pags', undefined],
  ['pagng', 'Showing results for “paging” instead of “pagng”.'],
])('a note for "%s" says what the hits are for: %s', (query, note) => {
  const answer = look(request(query), '/', indexOf(...pages, page('m', [1, 'Monitoring of the event bus'])));
  expect(answer.note).toBe(note);
  expect(answer.isReplaced ?? false).toBe(/instead|Nearest/.test(note ?? ''));
  expect(answer.isMissing ?? false).toBe(note?.startsWith('No page contains') ?? false);
});

it.each([
  [120, ''],
  [121, '…'],
])('a note shows %i characters of a cause, and then %j', (length, end) => {
  const cause = `a.B: paging ${'x'.repeat(length - 12)}`;
  const {note} = look(request(`x.Y: outer Caused by: ${cause} at x.Y.z(Y.java:1)`));
  expect(note).toContain(`for the cause “${cause.slice(0, 120)}${end}”`);
});

it('a hit of a heading has the text below it that answers the most', () => {
  const entries: Entry[] = [
    [2, 'Back up the database', 'b'],
    [0, 'First text.'],
    [0, 'Stop the database.'],
  ];
  const own = indexOf(page('a', [1, 'Page'], ...entries));
  expect(look(request('back up database'), '/', own).hits[0]).toMatchObject({
    type: 'lvl2',
    content: 'Stop the database.',
  });
  expect(look(request('back up'), '/', own).hits[0]).toMatchObject({type: 'lvl2', content: 'First text.'});
});

describe('highlighting', () => {
  it.each([
    ['The job runs', ['job'], 'The [job] runs'],
    ['Jobs run', ['job'], '[Jobs] run'],
    ['FlowTestJobFails', ['job', 'fail'], 'FlowTestJobFails'],
    ['FlowTestJobFails', ['flow', 'test', 'fail'], '[FlowTest]JobFails'],
    ['spring.datasource.url', ['datasource', 'url'], 'spring.[datasource.url]'],
    ['jobs.max-jobs', ['job'], '[jobs].max-jobs'],
    ['system.maximumJobCount', ['maximumjobcount'], 'system.[maximumJobCount]'],
    ['JF_ACCESS_TOKEN', ['jf_access_token'], '[JF_ACCESS_TOKEN]'],
    ['<script> & "x"', ['script'], '<[script]> & "x"'],
  ])('of "%s" marks %s', (text, terms, expected) => {
    expect(marked(text, new Set(terms), (piece) => `[${piece}]`)).toBe(expected);
  });

  it.each([
    ['one two', 'two', 10, 'one two'],
    ['one two three', 'two', 3, 'one two three'],
    ['one two three four', 'quark', 3, 'one two three…'],
    ['one two three four five', 'one', 3, 'one two three…'],
    ['one two three four five', 'five', 3, '…three four five'],
    ['one two three four five six seven', 'four', 3, '…two three four…'],
    ['one two hit four five six seven eight hit hit', 'hit', 4, '…seven eight hit hit'],
    ['one two three hit five six seven eight hit ten eleven', 'hit', 3, '…two three hit…'],
    ['one two three four five six hit eight nine ten', 'hit', 4, '…five six hit eight…'],
    ['one two three four five maxHitCount seven', 'hit', 3, '…four five maxHitCount…'],
  ])('of "%s" with the match "%s", %i words are "%s"', (text, term, count, expected) => {
    expect(snippetOf(text, new Set([term]), count)).toBe(expected);
  });
});

describe('the row of a key', () => {
  const row = 'store.endpoint url Address of the store.';
  const found = ['keys', 'transfer'].map((path) =>
    page(
      path,
      [1, path],
      [0, row, 'store.endpoint'],
      [0, path === 'transfer' ? 'store.endpoint url Address for workers.' : 'Text.', `worker:${path}.store.endpoint`],
    ),
  );
  it('occurs once if several pages have it, and variants stay', () => {
    const hits = createEngine(recordsOf(indexOf(...found), '/')).search('store.endpoint').hits;
    expect(hits.map(({record}) => record.url).sort()).toEqual([
      '/keys#store.endpoint',
      '/transfer#worker:transfer.store.endpoint',
    ]);
  });
});

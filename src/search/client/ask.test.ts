import {describe, expect, it} from 'vitest';
import type {SearchAnswer} from '../engine/answer';
import {ask, asHtml, BadAnswer} from './ask';
import {markEnd, markStart} from './markup';

const reply = (answer: unknown): Promise<SearchAnswer[]> =>
  ask(
    {search: () => Promise.resolve(answer as {results: SearchAnswer[]})},
    [{indexName: 'index', query: 'worker'}],
    '/site/',
    asHtml,
  );
const good = {
  objectID: '1',
  type: 'lvl1',
  url: 'https://docs.example.com/site/docs/',
  hierarchy: {lvl0: 'A', lvl1: 'B'},
};
/** Processing of hits. */
const hitsOf = async (...hits: unknown[]): Promise<SearchAnswer['hits']> =>
  (await reply({results: [{hits, nbHits: hits.length}]}))[0]!.hits;

describe('an answer of the search service', () => {
  it.each([
    {results: [{}]},
    {results: [null]},
    {results: []},
    {results: null},
    {results: [{hits: [{...good, url: 'https://docs.example.com/other/'}], nbHits: 1}]},
    {},
    [],
    null,
  ])('that is %j is an error of the service, and not "no results"', async (answer) => {
    await expect(reply(answer)).rejects.toThrow(BadAnswer);
  });

  it('without a first hit counts none, whatever it says', async () => {
    expect((await reply({results: [{hits: [], nbHits: 3, page: 0}]}))[0]).toMatchObject({nbHits: 0});
  });

  it('has the addresses of its pages on this site, and loses what leads elsewhere', async () => {
    const elsewhere = ['http://', '/%', 'x:javascript:alert(1)', 'https://docs.example.com/other/', undefined];
    const hits = await hitsOf(...elsewhere.map((url) => ({...good, url})), good);
    expect(hits.map(({url}) => url)).toEqual(['/site/docs/']);
  });

  it.each([
    ['nothing', null],
    ['a text', 'hit'],
    ['a hit without an ID', {...good, objectID: 1}],
    ['a hit without a type', {...good, type: undefined}],
    ['a hit without headings', {...good, hierarchy: null}],
    ['a hit whose headings are no texts', {...good, hierarchy: {lvl1: {}}}],
  ])('loses %s, and keeps the others', async (_, wrong) => {
    expect(await hitsOf(wrong, good)).toHaveLength(1);
  });

  it('has highlights in any case, and none that are no texts', async () => {
    const [hit] = await hitsOf({
      ...good,
      _highlightResult: {hierarchy: {lvl1: {value: 7}}, content: 'text'},
      _snippetResult: 3,
    });
    expect(hit).toMatchObject({_highlightResult: {hierarchy: {}}, _snippetResult: {hierarchy: {}}, content: null});
    expect(hit!._highlightResult).not.toHaveProperty('content');
  });
});

describe('texts of a hit', () => {
  const marked = `${markStart}<b>${markEnd} & "c"`;
  const shown = '<mark>&lt;b&gt;</mark> &amp; &quot;c&quot;';
  const highlights = {hierarchy: {lvl0: {value: marked}, lvl1: {value: marked}}, content: {value: marked}};

  it('are markup for DocSearch that shows the text and its marks, nothing else', async () => {
    const [hit] = await hitsOf({
      ...good,
      hierarchy: {lvl0: 'A', lvl1: marked},
      content: marked,
      _highlightResult: highlights,
      _snippetResult: highlights,
    });
    expect(hit).toMatchObject({hierarchy: {lvl1: shown}, content: shown});
    for (const {hierarchy, content} of [hit!._highlightResult, hit!._snippetResult]) {
      expect([hierarchy['lvl1']?.value, content?.value]).toEqual([shown, shown]);
    }
  });

  it('of the first level are texts without marks: DocSearch shows it as it is', async () => {
    const [hit] = await hitsOf({...good, hierarchy: {lvl0: marked, lvl1: 'B'}, _highlightResult: highlights});
    expect(hit!.hierarchy.lvl0).toBe('<b> & "c"');
    expect(hit!._highlightResult.hierarchy['lvl0']?.value).toBe('<b> & "c"');
  });
});

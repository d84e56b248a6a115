import {describe, expect, it} from 'vitest';
import type {SearchAnswer} from '../engine/hits';
import {type Answer, ask, BadAnswer, markEnd, markStart} from './query';
import {itemOf} from './modal/item';

const reply = (answer: unknown): Promise<Answer[]> =>
  ask(
    {search: () => Promise.resolve(answer as {results: SearchAnswer[]})},
    [{indexName: 'index', query: 'worker'}],
    '/site/',
  );
const good = {
  objectID: '1',
  type: 'lvl1',
  url: 'https://docs.example.com/site/docs/',
  hierarchy: {lvl0: 'A', lvl1: 'B'},
};
const hitsOf = async (...hits: unknown[]): Promise<Answer['hits']> =>
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

  it.each([
    ['nothing', null],
    ['a text', 'hit'],
    ['a hit of another site', {...good, url: 'https://docs.example.com/other/'}],
    ['a hit without a type', {...good, type: undefined}],
    ['a hit without headings', {...good, hierarchy: null}],
    ['a hit whose headings are no texts', {...good, hierarchy: {lvl1: {}}}],
  ])('loses %s, and keeps the others', async (_, wrong) => {
    expect((await hitsOf(wrong, good)).map(({url}) => url)).toEqual(['/site/docs/']);
  });
});

const mark = (text: string): string => `${markStart}${text}${markEnd}`;
const page = {lvl0: 'Reference', lvl1: 'Keys'};

describe('a hit that is a text', () => {
  const hit = {...good, type: 'content', hierarchy: {...page, lvl2: null, lvl3: 'Database'}};

  it('is shown below its heading', async () => {
    const [found] = await hitsOf({
      ...hit,
      content: 'Set the pool size first.',
      _snippetResult: {content: {value: `Set the ${mark('pool')}…`}},
    });
    expect(found).toMatchObject({
      section: 'Reference',
      trail: ['Keys', 'Database'],
      snippet: `Set the ${mark('pool')}…`,
    });
    expect(itemOf(found!)).toMatchObject({
      type: 'lvl2',
      hierarchy: {lvl0: 'Reference', lvl1: 'Keys', lvl2: 'Database'},
      _snippetResult: {
        hierarchy: {
          lvl2: {value: 'Database <span class="search-hit-way">Keys</span>'},
          lvl1: {value: 'Set the <mark>pool</mark>…'},
        },
      },
    });
  });

  it('is shown below the title at the top of a page', async () => {
    const [found] = await hitsOf({...hit, hierarchy: page, content: 'All keys.'});
    expect(itemOf(found!)).toMatchObject({
      type: 'lvl1',
      content: 'All keys.',
      _snippetResult: {hierarchy: {lvl1: {value: 'Keys'}}, content: {value: 'All keys.'}},
    });
  });

  it.each([
    ['spring.pool.size', 'spring.pool.size'],
    ['spring.pool.size', 'pool.size'],
    ['worker:spring.pool.size', 'spring.pool.size'],
    ['tessocr', 'TessOCR'],
  ])('is shown below its name when it is a row: #%s, %s', async (anchor, name) => {
    const row = {...hit, url: `${good.url}#${anchor}`, content: `${name} integer 4`};
    const [found] = await hitsOf({
      ...row,
      _highlightResult: {hierarchy: {}, content: {value: `${mark(name)} integer 4`}},
    });
    expect(found).toMatchObject({trail: ['Keys', 'Database', mark(name)], snippet: 'integer 4'});
    const [cut] = await hitsOf({...row, _snippetResult: {content: {value: '…integer 4'}}});
    expect(cut).toMatchObject({trail: ['Keys', 'Database', name], snippet: '…integer 4'});
  });

  it.each([
    ['register-the-worker', 'Worker needs a name.'],
    ['database', 'Database of the controller.'],
  ])('is no row when its anchor is that of the heading: #%s', async (anchor, content) => {
    const [found] = await hitsOf({...hit, url: `${good.url}#${anchor}`, content});
    expect(found).toMatchObject({trail: ['Keys', 'Database'], snippet: content});
  });
});

it('a hit that is a heading has its path as the second line if it has no text', async () => {
  const [found] = await hitsOf({...good, type: 'lvl2', hierarchy: {...page, lvl2: 'Database'}});
  expect(itemOf(found!)._snippetResult.hierarchy).toEqual({lvl1: {value: 'Keys'}, lvl2: {value: 'Database'}});
});

it('texts of a hit are DocSearch markup with only text and marks', async () => {
  const text = `<mark> & &amp; "c" 'd'`;
  const value = text.replace('<mark>', mark);
  const shown = '<mark>&lt;mark&gt;</mark> &amp; &amp;amp; &quot;c&quot; &#39;d&#39;';
  const highlights = {hierarchy: {lvl0: {value}, lvl1: {value}}, content: {value}};
  const [hit] = await hitsOf({
    ...good,
    hierarchy: {lvl0: text, lvl1: text},
    content: text,
    _highlightResult: highlights,
    _snippetResult: highlights,
  });
  const {hierarchy, content, _snippetResult} = itemOf(hit!);
  const plain = shown.replaceAll(/<\/?mark>/g, '');
  // DocSearch shows the first level as it is.
  expect([hierarchy, content]).toEqual([{lvl0: text, lvl1: plain}, plain]);
  expect(_snippetResult).toEqual({hierarchy: {lvl1: {value: shown}}, content: {value: shown}});
});

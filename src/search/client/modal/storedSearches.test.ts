import {describe, expect, it} from 'vitest';
import {savedSearch} from '../ask';
import {repairStoredSearches} from './storedSearches';

const recent = '__DOCSEARCH_RECENT_SEARCHES__docs';
const favorite = '__DOCSEARCH_FAVORITE_SEARCHES__docs';
const former = '__DOCSEARCH_RECENT_SEARCHES__former';
const saved = {
  objectID: '1',
  type: 'lvl1',
  url: '/site/docs/help/',
  hierarchy: {lvl0: 'Docs', lvl1: 'Help &amp; more'},
};
const elsewhere = {...saved, url: '/other/docs/'};

/** Stored values after the repair. Writing fails if the storage is full. */
function after(values: Record<string, string>, isFull = false): Record<string, string> {
  const stored = new Map(Object.entries(values));
  repairStoredSearches(
    () => ({
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => {
        if (isFull) {
          throw new DOMException('full', 'QuotaExceededError');
        }
        stored.set(key, value);
      },
      removeItem: (key) => void stored.delete(key),
    }),
    {indexName: 'docs', formerIndexName: 'former'},
    (value) => savedSearch(value, '/site/'),
  );
  return Object.fromEntries(stored);
}
/** Valid part of one stored search. */
const left = (value: unknown): unknown => JSON.parse(after({[favorite]: JSON.stringify([value])})[favorite]!);

describe('stored searches', () => {
  it('that are hits are kept as they are', () => {
    const values = {[recent]: JSON.stringify([saved]), [favorite]: '[]'};
    expect(after(values)).toEqual(values);
    expect(after({})).toEqual({});
  });

  it.each(['{not json', 'null', '{}', '"text"', '7', ''])('that are no list are forgotten: %s', (text) => {
    expect(after({[recent]: text, [favorite]: text, other: text})).toEqual({other: text});
  });

  it.each([
    ['null', null],
    ['a text', 'help'],
    ['a hit without an address', {...saved, url: undefined}],
    ['a hit of another host', {...saved, url: '//example.com/'}],
    ['a hit of another site on this host', elsewhere],
    ['a hit with an address that is a script', {...saved, url: 'javascript:alert(1)'}],
    ['a hit with an address that cannot be decoded', {...saved, url: '/site/%'}],
    ['a hit without a hierarchy', {...saved, hierarchy: null}],
    ['a hit whose heading is no text', {...saved, hierarchy: {lvl1: {}}}],
    ['a hit of an unknown type', {...saved, type: 'constructor'}],
  ])('lose %s, and keep the others', (_what, wrong) => {
    expect(after({[favorite]: JSON.stringify([wrong, saved])})).toEqual({[favorite]: JSON.stringify([saved])});
  });

  it('may be nested as deep as they like', () => {
    const nested = `${'['.repeat(5000)}${']'.repeat(5000)}`;
    expect(after({[favorite]: `[${nested},${JSON.stringify(saved)}]`})).toEqual({[favorite]: JSON.stringify([saved])});
  });

  it('are texts: markup in them is shown, and not done', () => {
    const meta = '<meta http-equiv=refresh content="0;url=https://evil.example">';
    const escaped = '&lt;meta http-equiv=refresh content=&quot;0;url=https://evil.example&quot;&gt;';
    expect(left({...saved, hierarchy: {lvl1: meta, lvl2: '<mark>a</mark>'}, content: meta})).toEqual([
      {...saved, hierarchy: {lvl1: escaped, lvl2: '<mark>a</mark>'}, content: escaped},
    ]);
  });

  it('have no highlights and snippets, nor have the pages they are from', () => {
    const marked = {hierarchy: {lvl1: {value: '<form>'}}};
    const hit = {...saved, _highlightResult: marked, _snippetResult: marked, other: '<form>'};
    expect(left({...hit, __docsearch_parent: {...hit, __docsearch_parent: hit}})).toEqual([
      {...saved, __docsearch_parent: saved},
    ]);
  });

  it('are forgotten when they cannot be written: what may be wrong in them must not stay', () => {
    expect(after({[recent]: JSON.stringify([elsewhere])}, true)).toEqual({});
  });

  it('are taken over from the name that they had; those of other sites stay there', () => {
    expect(after({[former]: JSON.stringify([saved, elsewhere])})).toEqual({
      [former]: JSON.stringify([elsewhere]),
      [recent]: JSON.stringify([saved]),
    });
    expect(after({[former]: JSON.stringify([saved])})).toEqual({[recent]: JSON.stringify([saved])});
  });

  it('are not taken over when there are newer ones, or none of this site', () => {
    const values = {[former]: JSON.stringify([saved]), [recent]: '[]'};
    expect(after(values)).toEqual(values);
    expect(after({[former]: '{not json'})).toEqual({[former]: '{not json'});
    expect(after({[former]: JSON.stringify([elsewhere])})).toEqual({[former]: JSON.stringify([elsewhere])});
  });

  it('are left alone while the storage is blocked', () => {
    expect(() =>
      repairStoredSearches(
        () => {
          throw new Error('denied');
        },
        {indexName: 'docs'},
        () => undefined,
      ),
    ).not.toThrow();
  });
});

import {describe, expect, it} from 'vitest';
import {repairStoredSearches} from './storedSearches';

const recent = '__DOCSEARCH_RECENT_SEARCHES__docs';
const favorite = '__DOCSEARCH_FAVORITE_SEARCHES__docs';
const saved = {objectID: '1', type: 'lvl1', url: '/docs/help/', hierarchy: {lvl0: 'Docs', lvl1: 'Help', lvl2: null}};

/** What is stored after the repair of given values. */
function after(values: Record<string, string>): Record<string, string> {
  const stored = new Map(Object.entries(values));
  repairStoredSearches(
    () => ({
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => void stored.set(key, value),
      removeItem: (key) => void stored.delete(key),
    }),
    'docs',
  );
  return Object.fromEntries(stored);
}

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
    ['a hit of another site', {...saved, url: '//example.com/'}],
    ['a hit with an address that is a script', {...saved, url: 'javascript:alert(1)'}],
    ['a hit without a hierarchy', {...saved, hierarchy: null}],
    ['a hit whose heading is no text', {...saved, hierarchy: {lvl1: {}}}],
  ])('lose %s, and keep the others', (_what, wrong) => {
    expect(after({[favorite]: JSON.stringify([wrong, saved])})).toEqual({[favorite]: JSON.stringify([saved])});
  });

  it('are left alone while the storage is blocked', () => {
    expect(() =>
      repairStoredSearches(() => {
        throw new Error('denied');
      }, 'docs'),
    ).not.toThrow();
  });
});

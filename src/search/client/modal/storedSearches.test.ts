import {afterEach, describe, expect, it, vi} from 'vitest';
import {repairStoredSearches} from './item';

const recent = '__DOCSEARCH_RECENT_SEARCHES__docs';
const favorite = '__DOCSEARCH_FAVORITE_SEARCHES__docs';
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
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem(key: string, value: string) {
      if (isFull) {
        throw new DOMException('full', 'QuotaExceededError');
      }
      stored.set(key, value);
    },
    removeItem: (key: string) => void stored.delete(key),
  });
  repairStoredSearches('docs', '/site/');
  return Object.fromEntries(stored);
}

describe('stored searches', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('that are hits are kept as they are', () => {
    const values = {[recent]: JSON.stringify([saved])};
    expect(after(values)).toEqual(values);
  });

  it.each(['{not json', 'null', '{}', '"text"', '7', ''])('that are no list are forgotten: %s', (text) => {
    expect(after({[recent]: text, [favorite]: text, other: text})).toEqual({other: text});
  });

  it.each([
    ['null', null],
    ['a text', 'help'],
    ['a hit without an address', {...saved, url: undefined}],
    ['a hit of another site on this host', elsewhere],
    ['a hit without a hierarchy', {...saved, hierarchy: null}],
    ['a hit whose heading is no text', {...saved, hierarchy: {lvl1: {}}}],
  ])('lose %s, and keep the others', (_what, wrong) => {
    expect(after({[favorite]: JSON.stringify([wrong, saved])})).toEqual({[favorite]: JSON.stringify([saved])});
  });

  it('are discarded if they cannot be written', () => {
    expect(after({[recent]: JSON.stringify([elsewhere])}, true)).toEqual({});
  });

  it('are left alone while the storage is blocked', () => {
    vi.stubGlobal('localStorage', {
      getItem() {
        throw new Error('denied');
      },
    });
    expect(() => repairStoredSearches('docs', '/site/')).not.toThrow();
  });
});

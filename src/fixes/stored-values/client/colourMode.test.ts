import {describe, expect, it} from 'vitest';
import {repairColourMode} from './colourMode';

/** A page and a storage with the given values; returns what they are afterwards. */
function after(attribute: string | null, stored: string | null): {attribute: string | null; stored: string | null} {
  const attributes = new Map<string, string | null>([['data-theme', attribute]]);
  let kept = stored;
  repairColourMode({
    root: {
      getAttribute: (name) => attributes.get(name) ?? null,
      setAttribute: (name, value) => void attributes.set(name, value),
    },
    store: () => ({getItem: () => kept, removeItem: () => void (kept = null)}),
  });
  return {attribute: attributes.get('data-theme') ?? null, stored: kept};
}

describe('a stored colour mode', () => {
  it('that is one is kept', () => {
    expect(after('dark', 'dark')).toEqual({attribute: 'dark', stored: 'dark'});
    expect(after('light', null)).toEqual({attribute: 'light', stored: null});
  });

  it('that is none is forgotten, and the page is light', () => {
    expect(after('banana', 'banana')).toEqual({attribute: 'light', stored: null});
    expect(after('', '')).toEqual({attribute: 'light', stored: null});
  });

  it('that was given in the address does not touch the stored one', () => {
    expect(after('banana', 'dark')).toEqual({attribute: 'light', stored: 'dark'});
  });

  it('is repaired while the storage is blocked', () => {
    const attributes = new Map([['data-theme', 'banana']]);
    repairColourMode({
      root: {
        getAttribute: (name) => attributes.get(name) ?? null,
        setAttribute: (name, value) => void attributes.set(name, value),
      },
      store: () => {
        throw new Error('denied');
      },
    });
    expect(attributes.get('data-theme')).toBe('light');
  });
});

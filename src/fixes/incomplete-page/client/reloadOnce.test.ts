import {describe, expect, it} from 'vitest';
import {isMissingPart, mayReload} from './reloadOnce';

function storage(first?: string): {getItem: () => string | null; setItem: (key: string, value: string) => void} {
  let value = first ?? null;
  return {getItem: () => value, setItem: (_key, next) => void (value = next)};
}

describe('loading a page anew', () => {
  it('is done once for an incident, refused while the part stays missing, and done again for a new incident', () => {
    const store = storage();
    const answers = [0, 50, 100, 150, 1000].map((seconds) => mayReload(() => store, 1_000_000 + seconds * 1000));
    expect(answers).toEqual([true, false, false, false, true]);
  });

  it('is not done when nothing can be remembered', () => {
    const blocked = (): never => {
      throw new DOMException('denied', 'SecurityError');
    };
    expect(mayReload(blocked, 1_000_000)).toBe(false);
    expect(mayReload(() => ({getItem: () => null, setItem: blocked}), 1_000_000)).toBe(false);
    expect(mayReload(() => ({getItem: () => null, setItem: () => undefined}), 1_000_000)).toBe(false);
  });

  it('is not done over garbage', () => {
    expect(mayReload(() => storage('{banana'), 1_000_000)).toBe(false);
  });
});

it('a missing part is told from other errors', () => {
  const chunk = Object.assign(new Error('Loading chunk 5 failed.'), {name: 'ChunkLoadError'});
  expect(isMissingPart(chunk)).toBe(true);
  expect(isMissingPart(new TypeError('x is not a function'))).toBe(false);
  expect(isMissingPart('text')).toBe(false);
});

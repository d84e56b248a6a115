import {afterEach, describe, expect, it, vi} from 'vitest';
import {tellOfLack} from './lack';

describe('a build without the history', () => {
  afterEach(() => vi.restoreAllMocks());
  const warned = (...args: Parameters<typeof tellOfLack>): unknown => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    tellOfLack(...args);
    return warn.mock.calls.flat().join();
  };

  it('says so, also in CI, where there is no repository', () => {
    expect(warned('no repository', {CI: 'true'})).toMatch(/No Git history here/);
  });

  it('says so in a shallow clone', () => {
    expect(warned('shallow clone', {})).toMatch(/shallow clone/);
  });

  it('fails in a shallow clone in CI, unless that is allowed', () => {
    expect(() => tellOfLack('shallow clone', {CI: 'true'})).toThrow(/git fetch --unshallow.*ALLOW_SHALLOW_CLONE=true/);
    expect(warned('shallow clone', {CI: 'true', ALLOW_SHALLOW_CLONE: 'true'})).toMatch(/shallow clone/);
  });

  it('says nothing where nothing is missing', () => {
    expect(warned(undefined, {CI: 'true'})).toBe('');
  });
});

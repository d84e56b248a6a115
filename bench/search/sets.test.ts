import {describe, expect, it} from 'vitest';
import {halfOf, parseSet, readSets} from './sets';

describe('the sets of queries', () => {
  const all = readSets();

  it('have more than 760 queries in seventeen kinds, each once', () => {
    expect(all.length).toBeGreaterThanOrEqual(760);
    expect(new Set(all.map(({kind}) => kind)).size).toBe(17);
    expect(new Set(all.map(({version, query}) => `${version} ${query}`)).size).toBe(all.length);
  });

  it('are split about half and half, for each kind at least a fifth', () => {
    for (const kind of new Set(all.map((one) => one.kind))) {
      const halves = all.filter((one) => one.kind === kind).map(({half}) => half);
      const locked = halves.filter((half) => half === 'locked').length;
      expect(locked / halves.length, kind).toBeGreaterThanOrEqual(0.2);
      expect(locked / halves.length, kind).toBeLessThanOrEqual(0.8);
    }
  });

  it('leave the half of a query as it is for ever', () => {
    expect(halfOf('observability')).toBe('work');
    expect(halfOf('')).toBe('locked');
  });

  it('name file, line and form of a line that is none', () => {
    expect(() => parseSet('names', '# note\nserver.port')).toThrow('names.txt:2: "server.port"; expected "query => ');
  });
});

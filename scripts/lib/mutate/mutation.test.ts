import {existsSync, readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {mutations} from './list';
import {at, NoPlace, stageKinds, unit, withMutation} from './mutation';

const [one] = at('a.ts', unit('a.test.ts'), {limit: ['9: a limit', 'limit = 3', 'limit = $&4']});

describe('a mutation', () => {
  it('changes its one place, and nothing is read into what it writes', () => {
    expect(withMutation('const limit = 3;\nlet x = 3;', one!)).toBe('const limit = $&4;\nlet x = 3;');
  });

  it.each(['const limit = 4;', 'limit = 3; limit = 3', ''])(
    'names file and text where there is not one place: %s',
    (text) => {
      expect(() => withMutation(text, one!)).toThrow(NoPlace);
      expect(() => withMutation(text, one!)).toThrow(/limit: a\.ts has "limit = 3" [02] times; expected once/);
    },
  );
});

describe('the list of mutations', () => {
  it('has at least 60, each by another name, of each stage', () => {
    expect(mutations.length).toBeGreaterThanOrEqual(60);
    expect(new Set(mutations.map(({name}) => name)).size).toBe(mutations.length);
    expect(new Set(mutations.map(({stage}) => stage.kind))).toEqual(new Set(stageKinds));
  });

  it('changes one place of a source each', () => {
    const wrong = mutations.flatMap((mutation) => {
      try {
        return withMutation(readFileSync(mutation.file, 'utf8'), mutation) === '' ? [mutation.name] : [];
      } catch (error) {
        return [error instanceof Error ? error.message : String(error)];
      }
    });
    expect(wrong).toEqual([]);
  });

  it('changes something, in a file that is no test, and names tests that are there', () => {
    expect(mutations.filter(({from, to}) => from === to)).toEqual([]);
    expect(mutations.filter(({file}) => /\.(?:test|spec)\.tsx?$/.test(file))).toEqual([]);
    const tests = new Set(mutations.flatMap(({stage}) => stage.tests));
    expect(mutations.filter(({stage}) => stage.tests.length === 0)).toEqual([]);
    expect([...tests].filter((file) => !existsSync(file))).toEqual([]);
  });
});

import {describe, expect, it} from 'vitest';
import {at, unit} from './mutation';
import {BadUse, readOptions} from './options';

const all = [
  ...at('a.ts', unit('a.test.ts'), {one: ['1', 'a', 'b'], two: ['2', 'c', 'd']}),
  ...at('b.ts', {kind: 'build', tests: ['b.test.ts']}, {three: ['3', 'e', 'f']}),
];
const names = (...args: string[]): string[] => readOptions(args, all).chosen.map(({name}) => name);

describe('what is asked for', () => {
  it('is the unit stage, or another one, or all', () => {
    expect(names()).toEqual(['one', 'two']);
    expect(names('--stage', 'build')).toEqual(['three']);
    expect(names('--stage', 'all')).toEqual(['one', 'two', 'three']);
  });

  it('is single ones by name, whatever their stage', () => {
    expect(names('--only', 'three', '--only', 'one')).toEqual(['one', 'three']);
  });

  it('is a list of all, or of a stage', () => {
    expect(readOptions(['--list'], all)).toEqual({isList: true, chosen: all});
    expect(readOptions(['--list', '--stage', 'build'], all)).toMatchObject({isList: true, chosen: [{name: 'three'}]});
    expect(readOptions([], all).isList).toBe(false);
  });

  it.each([
    ['--quick', 'mutate: "--quick"; expected [--stage unit|build|browser|all] [--only NAME]... [--list]'],
    ['--only', 'mutate: "--only"; expected'],
    ['--stage moon', 'mutate: stage "moon"; expected'],
    ['--only four', 'no mutation is named "four"'],
    ['--only three --stage unit', 'none of three is for the stage "unit"'],
  ])('cannot be "%s"', (args, message) => {
    expect(() => names(...args.split(' '))).toThrow(BadUse);
    expect(() => names(...args.split(' '))).toThrow(message);
  });
});

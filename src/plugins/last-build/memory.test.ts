import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {hashOf, Memory} from './memory';

let folder = '';
beforeEach(() => void (folder = mkdtempSync(path.join(tmpdir(), 'memory-'))));
afterEach(() => rmSync(folder, {recursive: true}));

/** A build with this code, which asks for results of these inputs; says which of them it had to make. */
function build(code: string, ...inputs: string[]): string[] {
  const memory = new Memory();
  memory.keepIn(path.join(folder, 'cache', 'results.json'), code);
  const made: string[] = [];
  for (const input of inputs) {
    const result = memory.of([input], () => {
      made.push(input);
      return {of: input};
    });
    expect(result).toEqual({of: input});
  }
  memory.save();
  return made;
}

describe('the memory of a build', () => {
  it('has what the last build made of the same inputs', () => {
    expect(build('code', 'a', 'b', 'a')).toEqual(['a', 'b']);
    expect(build('code', 'a', 'b', 'c')).toEqual(['c']);
  });

  it('knows nothing of other code', () => {
    build('code', 'a');
    expect(build('changed', 'a')).toEqual(['a']);
  });

  it('forgets what the last build did not need', () => {
    build('code', 'a', 'b');
    build('code', 'a');
    expect(build('code', 'a', 'b')).toEqual(['b']);
  });

  it('begins anew when its file is broken', () => {
    build('code', 'a');
    writeFileSync(path.join(folder, 'cache', 'results.json'), '{"a":');
    expect(build('code', 'a')).toEqual(['a']);
    expect(build('code', 'a')).toEqual([]);
  });

  it('makes everything anew as long as nobody says where results are kept', () => {
    const memory = new Memory();
    const make = vi.fn(() => 'made');
    memory.of(['a'], make);
    memory.of(['a'], make);
    memory.save();
    expect(make).toHaveBeenCalledTimes(2);
    expect(memory.known(['a'])).toBeUndefined();
  });
});

describe('a hash of several texts', () => {
  it('is another one when a character changes from one text to the next', () => {
    expect(hashOf('ab', 'c')).not.toBe(hashOf('a', 'bc'));
    expect(hashOf('ü', 'a')).not.toBe(hashOf('üa'));
    expect(hashOf('a', 'b')).toBe(hashOf('a', 'b'));
  });
});

import {afterEach, describe, expect, it, vi} from 'vitest';
import {type Processor, remarkParseOnce} from './parseOnce';

/** A processor whose parser counts its calls and fails for an empty text. */
function countingProcessor(): {parse: (text: string) => unknown; calls: () => number} {
  let calls = 0;
  const processor: Processor = {
    parser: (text) => {
      calls += 1;
      if (text === '') {
        throw new Error('nothing to parse');
      }
      return {type: 'root', children: [{type: 'text', value: text, position: undefined}]};
    },
  };
  remarkParseOnce.call(processor);
  return {parse: (text) => processor.parser?.(text, undefined), calls: () => calls};
}

describe('parsing each text once', () => {
  afterEach(() => vi.unstubAllEnvs());

  it('gives equal trees for equal texts, and each page its own', () => {
    vi.stubEnv('NODE_ENV', 'production');
    const {parse, calls} = countingProcessor();
    const first = parse('a') as {children: unknown[]};
    const second = parse('a') as {children: unknown[]};
    expect(second).toEqual(first);
    first.children.pop();
    second.children.push('changed by a plugin');
    expect(parse('a')).toEqual({type: 'root', children: [{type: 'text', value: 'a', position: undefined}]});
    expect(calls()).toBe(1);
  });

  it('parses other texts, and one that failed again', () => {
    vi.stubEnv('NODE_ENV', 'production');
    const {parse, calls} = countingProcessor();
    expect(parse('a')).not.toEqual(parse('b'));
    expect(() => parse('')).toThrow('nothing to parse');
    expect(() => parse('')).toThrow('nothing to parse');
    expect(calls()).toBe(4);
  });

  it('keeps nothing while somebody writes', () => {
    vi.stubEnv('NODE_ENV', 'development');
    const {parse, calls} = countingProcessor();
    parse('a');
    parse('a');
    expect(calls()).toBe(2);
  });
});

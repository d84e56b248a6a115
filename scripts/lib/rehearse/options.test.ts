import {describe, expect, it} from 'vitest';
import {readOptions} from './options';

describe('the arguments of a rehearsal', () => {
  it.each(['3', '3.10', '3.10.2'])('are a version or a line: %s', (wanted) => {
    expect(readOptions([wanted])).toEqual({wanted, browser: true, report: 'test-results/rehearsal.md'});
  });

  it('may leave the browser out and name the report', () => {
    expect(readOptions(['--without-browser', '3.10', '--report=a.md'])).toEqual({
      wanted: '3.10',
      browser: false,
      report: 'a.md',
    });
  });

  it.each([[['latest']], [['3.10', '3.9']], [['3.10', '--report=']], [['3.10', '--fast']], [['^3.10']]])(
    'are refused when they are others: %s',
    (args) => {
      expect(() => readOptions(args)).toThrow('is not expected; expected one version such as 3.10');
    },
  );

  it('need a version', () => {
    expect(() => readOptions(['--without-browser'])).toThrow('The version is missing');
  });
});

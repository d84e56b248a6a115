/** No file breaks a check. */
import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {check} from './check';
import {knowledge} from './loaded.test-support';
import {options} from './planted.test-support';

describe('an unsuitable file', () => {
  const codes = (text: string, name = 'application.yaml'): string[] =>
    check([{name, text}], options, knowledge).findings.map(({code}) => code);

  it('is reported if it is too large', () => {
    expect(codes('a: b\n'.repeat(2_000_000))).toEqual(['unreadable-file']);
  });

  it.each([
    ['nested brackets', `a: ${'[{a: '.repeat(20_000)}`],
    ['nested lists', `${'- '.repeat(20_000)}a`],
    ['nested JSON', '['.repeat(50_000)],
    ['a program', 'MZ\0\u0001'],
  ])('is reported for %s', (_, text) => {
    expect(codes(text)).toEqual(['unreadable-file']);
  });

  it.each([
    ['nothing', ''],
    ['a byte order mark', '\uFEFFserver:\n  port: 8080\n'],
    ['line ends of Windows', 'server:\r\n  port: 8080\r\nstage: dev\r\n'],
    ['markup', 'stage: <script>alert(1)</script>\n'],
    ['names of the language', '__proto__:\n  constructor: 1\ntoString: {hasOwnProperty: [valueOf]}\n'],
    ['a lone surrogate', 'stage: \ud800\n'],
    ['comments only', '# nothing\n---\n# here\n...\n'],
    ['a list', '- a\n- b\n'],
    ['nested blocks', Array.from({length: 500}, (_, level) => `${' '.repeat(level)}a:`).join('\n')],
    ['prose', 'Dear reader, this is no configuration at all.\n'],
  ])('is read without an error: %s', (_, text) => {
    for (const name of ['application.yaml', 'file.json', '.env', 'a.properties', 'unknown']) {
      expect(codes(text, name).filter((code) => code === 'unreadable-file')).toEqual([]);
    }
  });

  it('never throws, whatever part of a sample is missing', () => {
    const text = readFileSync('static/samples/workflows/branch.yaml', 'utf8');
    for (let cut = 0; cut < text.length; cut += 97) {
      const pieces = [text.slice(cut), text.slice(0, cut), text.slice(0, cut) + text.slice(cut + 13)];
      expect(() => pieces.map((piece) => codes(piece))).not.toThrow();
    }
  });
});

/** A report contains no values of files, and no file breaks a check. */
import path from 'node:path';
import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {check} from './check';
import {loadKnowledge} from './knowledge/knowledge';
import {entriesOf, itemsOf, scalarsOf, type Tree} from './model/tree';
import {maxLength} from './model/guard';
import {jsonReport, textReport} from './report';
import {rules} from './rules';
import {readCases} from './rules/cases';

const knowledge = loadKnowledge();
const cases = readCases(path.join(import.meta.dirname, 'rules'));
const options = {version: '1.9.0'};

describe('a report', () => {
  it.each(cases)('contains no value of the files: $code, $name', ({files, release = '1.9.0', target}) => {
    const result = check(files, {version: release, target}, knowledge);
    // Words of the messages that the documentation also publishes.
    const ours = JSON.stringify([knowledge, rules]) + result.files.map(({name}) => name).join(' ');
    const keys = result.files.flatMap(({trees}) => trees.flatMap((tree) => [...keysOf(tree)])).join(' ');
    const values = result.files
      .flatMap(({trees}) => trees.flatMap((tree) => [...scalarsOf(tree)].map(({text}) => text)))
      .filter((value) => value.length > 3 && !ours.includes(value) && !keys.includes(value));
    const text = result.findings.map(({message, help}) => `${message} ${help}`).join('\n');
    expect(values.filter((value) => text.includes(value))).toEqual([]);
  });

  it('contains no secret, whatever the error', () => {
    const secret = 's3cr3t-0f-th3-r3ad3r';
    const places = [
      `spring:\n  datasource:\n    password: ${secret}\n    url: jdbc:mariadb://u:${secret}@db/x\n`,
      `server:\n  port: ${secret}\n  port: ${secret}\n`,
      `server: "${secret}\n`,
      `server:\n\t${secret}: *${secret}\n`,
      `spring:\n  datasource:\n    password: &${secret} *${secret}\n`,
      `{"jobTemplateName": ${secret}}`,
      `{"jobTemplateName": "${secret}", "items": [{"parts": [{"type": "${secret}", "url": "${secret}"}]}]}`,
      `JF_ACCESS_TOKEN=${secret}\nJF_ACCESS_TOKEN=${secret}\nA=1\nB=2\n${secret}\n=${secret}\n`,
      `services:\n  a:\n    image: jadice-flow-controller:${secret}\n    environment:\n      PASSWORD: ${secret}\n`,
    ];
    for (const text of places) {
      const {findings} = check([{name: 'file', text}], options, knowledge);
      const reports = [jsonReport, textReport].map((report) => report(findings, 'https://example.com/'));
      expect(findings.length, text).toBeGreaterThan(0);
      expect(reports.join('\n'), text).not.toContain(secret);
    }
  });
});

function* keysOf(tree: Tree): Generator<string> {
  for (const {name, value} of entriesOf(tree)) {
    yield name;
    yield* keysOf(value);
  }
  for (const item of itemsOf(tree)) {
    yield* keysOf(item);
  }
}

describe('an unsuitable file', () => {
  const codes = (text: string, name = 'application.yaml'): string[] =>
    check([{name, text}], options, knowledge).findings.map(({code}) => code);

  it('is reported if it is too large', () => {
    expect(codes('a: b\n'.repeat(2_000_000))).toEqual(['unreadable-file']);
    expect(maxLength).toBeLessThan(10_000_000);
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

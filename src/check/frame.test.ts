import {expect, it} from 'vitest';
import {check} from './check';
import {framer} from './frame';
import {knowledge} from './loaded.test-support';
import {parseFile} from './model/parse';

/** The line of the first `»` with a mark up to `«`. */
function frameOf(marked: string, name = 'application.yaml'): string[] {
  const start = marked.indexOf('»');
  const end = marked.replace('»', '').indexOf('«');
  const file = parseFile({name, text: marked.replaceAll(/[»«]/g, '')}, knowledge);
  return framer(file, [file])({start, end: end === -1 ? start : end}).split('\n');
}

it.each([
  ['a value', 'a:\n  port: »secret« # why\n', ['  port: ***', '        ^^^']],
  ['a part of a value', 'port: sec»r«et\n', ['port: ***', '      ^^^']],
  ['a key', '- »port«: secret\n', ['- port: ***', '  ^^^^']],
  ['a list entry', 'a:\n  - - »secret«\n', ['  - - ***', '      ^^^']],
  ['a missing value', 'port:»\n', ['port:', '     ^']],
  ['several lines, of which it shows the first', '»port: |\n  one\n  two«\n', ['port: ***', '^^^^^^^^^']],
  ['a line of a text', 'a: |\n  one\n  »two«: 3\n', ['  ***', '  ^^^']],
  ['a key in brackets', 'a: {b: secret, »c«: [x, {d: y}]}\n', ['a: {b: ***, c: ***, d: ***', '            ^']],
  ['a key in quotes', '"a b": »x«\r\nc: d\r\n', ['"a b": ***', '       ^^^']],
  ['a repeated key', 'a: 1\n»a«: secret\n', ['a: ***', '^']],
  ['a key behind an anchor', '&secret a: »1«\nb: *secret\n', ['***, a: ***', '        ^^^']],
  ['nothing of a comment', 'a: 1\n»# secret«\n', ['']],
])('the frame shows %s', (_, text, expected) => {
  expect(frameOf(text)).toEqual(expected);
});

it.each([
  ['.env', 'export A=»secret« x\n', ['***, A=***', '       ^^^']],
  ['.env', 'A="1\n»B=2«"\n', ['']],
  ['a.properties', 'a.b\t:\t»secret«', ['a.b : ***', '      ^^^']],
  ['request.json', '{"a": "»secret«", "b": {"c": 1}}', ['{"a": ***, "b": {"c": ***', '      ^^^']],
  ['Dockerfile', 'ENV »A«=1', ['']],
])('the frame of %s shows only keys', (name, text, expected) => {
  expect(frameOf(text, name)).toEqual(expected);
});

it('of a long line shows the part with the mark', () => {
  const [line = '', mark = ''] = frameOf(
    `{${Array.from({length: 50}, (_, index) => `key${index}: 1, `).join('')}»last«: 1}`,
    'a.yaml',
  );
  expect(line).toMatch(/^….{59}last: \*\*\*$/);
  expect(mark).toBe(`${' '.repeat(60)}^^^^`);
  expect(frameOf(`a: 1\n»${'b'.repeat(300)}«: 1`)).toEqual(['b'.repeat(100), '^'.repeat(100)]);
});

it('shows no key of a file that cannot be read, and the keys of files in values', () => {
  const framesOf = (text: string): string[] =>
    check([{name: 'a.yaml', text}], {version: '1.9.0'}, knowledge).findings.map(({frame}) => frame);
  expect(framesOf('secret: 1\nb: "c\n')).toEqual(['']);
  expect(framesOf('secret: 1\n  b: 2\n')).toEqual(['  ***\n  ^^^']);
  const map = 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: a}\ndata:\n  application.yaml: |\n';
  expect(framesOf(`${map}    server:\n      port: http\n`)).toEqual(['      port: ***\n            ^^^']);
  const encoded = btoa('server:\n  port: http\n');
  expect(framesOf(`${map.replace('ConfigMap', 'Secret').replace('|\n', encoded)}\n`)).toEqual([
    '  application.yaml: ***\n                    ^^^',
  ]);
});

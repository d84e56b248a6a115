import {expect, it} from 'vitest';
import {check} from '../check';
import {knowledge} from '../loaded.test-support';
import {decode} from './bytes';

const latin = (text: string): number[] => [...text].map((letter) => letter.charCodeAt(0));
const wide = (text: string, isBig: boolean): number[] =>
  [...text].flatMap((letter) => (isBig ? [0, letter.charCodeAt(0)] : [letter.charCodeAt(0), 0]));
const yaml = 'server:\r\n  port: http\r\nstage: dev\r\n';

/** Positions and codes of the findings in a file. */
const found = (name: string, bytes: number[]): string[] =>
  check([{name, text: decode(name, new Uint8Array(bytes))}], {version: '1.9.0'}, knowledge).findings.map(
    ({line, column, code}) => `${line}:${column} ${code}`,
  );

it.each([
  ['UTF-8', 'application.yaml', latin(yaml)],
  ['UTF-8 with a byte order mark', 'application.yaml', [0xef, 0xbb, 0xbf, ...latin(yaml)]],
  ['UTF-16 of Windows', 'application.yaml', [0xff, 0xfe, ...wide(yaml, false)]],
  ['UTF-16 in network order', 'application.YML', [0xfe, 0xff, ...wide(yaml, true)]],
  ['line ends of an old Mac', 'application.yaml', latin(yaml.replaceAll('\r\n', '\r'))],
  ['a replacement character', 'application.yaml', [...latin(yaml), ...latin('# '), 0xef, 0xbf, 0xbd]],
])('a file with %s is read', (_, name, bytes) => {
  expect(found(name, bytes)).toEqual(['2:9 value-type']);
});

it('a .properties file can be ISO-8859-1, as in Spring Boot', () => {
  expect(found('application.properties', latin('# für Prüfer\nserver.port=http\n'))).toEqual(['2:13 value-type']);
  expect(found('application.properties', latin('# ok\nserver.port=http\n'))).toEqual(['2:13 value-type']);
  expect(decode('a.properties', new Uint8Array([0xc3, 0xbc]))).toBe('ü');
});

it.each([
  ['Windows-1252', 'application.yaml', latin('stage: für\n')],
  ['UTF-16 without a byte order mark', 'application.yaml', wide(yaml, false)],
  ['half a character of UTF-16', 'application.yaml', [0xff, 0xfe, 0x41, 0x00, 0x00]],
  ['UTF-16, which Docker Compose cannot read', '.env', [0xff, 0xfe, ...wide('A=1\n', false)]],
  ['UTF-16, which Spring Boot cannot read', 'a.properties', wide('a=1\n', false)],
])('a file with %s is rejected with one finding', (_, name, bytes) => {
  expect(found(name, bytes)).toEqual([expect.stringMatching(/ unreadable-file$/)]);
});

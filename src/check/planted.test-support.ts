// cspell:ignore abcdefghijkmnopqrstuvwxyz ABCDEFGHJKLMNPQRSTUVWXYZ
/** Generated values, and what a report contains of them. For the tests that none does. */
import {check, type SourceFile} from './check';
import {knowledge} from './loaded.test-support';
import {jsonReport, textReport} from './report';
import {rules} from './rules';

export const options = {version: knowledge.release};

/** Numbers from 0 to 1, the same in each run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Generators of values, for one file of tests: each has its own numbers, whichever runs first. */
export function planter(seed: number) {
  const random = seeded(seed);
  const among = <T>(items: ArrayLike<T>): T => items[Math.floor(random() * items.length)]!;
  const letters = (count: number, from = 'abcdefghijkmnopqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'): string =>
    Array.from({length: count}, () => among(from)).join('');
  const word = (): string => letters(4 + Math.floor(random() * 9));
  const upper = (): string => letters(8, 'ABCDEFGHJKLMNPQRSTUVWXYZ');
  const base64 = (bytes: number): string => btoa(letters(bytes)).replaceAll(/.{24}/g, '$&\n').trimEnd();
  const pem = (): string => `-----BEGIN PRIVATE KEY-----\n${base64(70)}\n-----END PRIVATE KEY-----`;

  /** Kinds of values. */
  const kinds: readonly (() => string)[] = [
    word,
    () => letters(8, '0123456789'),
    upper,
    () => `${word()}$${word()}`,
    () => `$${upper()}`,
    () => `${word()}\${${upper()}}${word()}`,
    () => `\${${word()}:-${word()}}`,
    () => `\${${upper()}:?${word()}}`,
    () => `${word()} #${word()}`,
    () => `#${word()}`,
    () => `${word()}"${word()}'${word()}`,
    () => `${word()}: ${word()}, ${word()}`,
    () => `${word()}=${word()}=`,
    () => `${upper()}=${word()}`,
    () => `JADICE_FLOW_TOKEN:${word()}`,
    () => `{${word()}, [${word()}], *${word()}, &${word()}}`,
    () => `${word()}\\${word()}\\n${word()}`,
    () => `${word()}\n${word()}\n\n${word()}`,
    () => `${word()}\n${upper()}\n${word()}=`,
    () => `${word()}\n${word()}:${word()}\n- ${word()}`,
    pem,
    () => base64(80),
    () => base64(31),
    () => `https://${word()}:${word()}@${word()}.example.com:8443/${word()}?${word()}=${word()}`,
    () => `jdbc:mariadb://${word()}:3399/${word()}?user=${word()}&password=${word()}`,
    () => `http://localhost:${letters(4, '3456789')}/${word()}`,
    () => `Server=${word()};Database=${word()};Uid=${word()};Pwd=${word()}`,
    () => `-Xmx4g -D${word()}=${word()} --spring.datasource.password=${word()} --${word()} ${word()}`,
    () => `${word()}/${word()}.${word()}:${word()}`,
    () => `{"${word()}": "${word()}", "${word()}": [${letters(5, '3456789')}]}`,
  ];
  /** Ten pairs of values of each kind. */
  const values = kinds.map((kind) => Array.from({length: 10}, () => ({value: kind(), other: kind()})));
  return {letters, word, base64, kinds, values};
}

/** What a reader sees of files. */
export function reportOf(files: readonly SourceFile[]): string {
  const result = check(files, options, knowledge);
  const {findings} = result;
  const fixes = findings.map(({message, fix}) => `${message} ${fix?.label}`);
  return [...fixes, ...[jsonReport, textReport].map((report) => report(result, 'https://example.com/'))].join('\n');
}

const filesOf = (texts: Record<string, string>): SourceFile[] =>
  Object.entries(texts).map(([name, text]) => ({name, text}));
const ours = JSON.stringify([knowledge, rules]);

/** All four letters or digits that follow each other in a value and are nowhere else. */
const piecesOf = (value: string, elsewhere: string): string[] =>
  [...value.matchAll(/(?=([A-Za-z0-9]{4}))/g)]
    .map(([, piece]) => piece!)
    .filter((piece) => !ours.includes(piece) && !elsewhere.includes(piece));

/** The parts of a value that the report about files with it contains, but not that with another value. */
export function leaks(value: string, other: string, files: (value: string) => Record<string, string>): string[] {
  const report = reportOf(filesOf(files(value)));
  const pieces = piecesOf(value, JSON.stringify(files(''))).filter((piece) => report.includes(piece));
  const usual = pieces.length > 0 ? reportOf(filesOf(files(other))) : '';
  return pieces.filter((piece) => !usual.includes(piece));
}

/** Parses `.properties` and `.env` files with positions. */
import {scalar, type Entry, type Problem, type Tree} from './tree';

type Lines = {documents: Tree[]; problems: Problem[]};

/** Whether a line with nothing but a key, and perhaps `=` at its end, can be the last line of a Base64 text. */
const canBePiece = (key: string, value: string): boolean => /^[A-Za-z\d+/]+$/.test(key) && /^=?$/.test(value);

/** Combines lines into one block, and reports duplicate keys. */
function block(text: string, entries: readonly Entry[], problems: Problem[]): Lines {
  const seen = new Map<string, Entry['at']>();
  for (const {name, at, bare} of entries) {
    if (seen.has(name) && !bare) {
      const message = `\`${name}\` is set again, and only this last value counts.`;
      problems.push({code: 'repeated-key', at, message, first: seen.get(name)});
    }
    seen.set(name, at);
  }
  return {documents: [{type: 'map', at: {start: 0, end: text.length}, entries: [...entries]}], problems};
}

/** A comment, or a line with those that a backslash at its end joins to it. */
const logicalLine = /[ \t\f]*[#!][^\n]*|(?:\\(?:\r\n|[\s\S])|[^\\\n])+\\?/g;

const unescape = (text: string): string =>
  text
    .replaceAll(/\\\r?\n[ \t\f]*/g, '')
    .replaceAll(/\\u([0-9a-fA-F]{4})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
    .replaceAll(/\\([^u])/g, '$1');

/** Parses a `.properties` file like Java. `#---` starts a new document, as in Spring Boot. */
export function readProperties(text: string): Lines {
  const problems: Problem[] = [];
  const documents: Tree[] = [];
  let entries: Entry[] = [];
  for (const {0: line, index: start} of text.matchAll(logicalLine)) {
    if (/^[#!]---\s*$/.test(line)) {
      documents.push(...block(text, entries, problems).documents);
      entries = [];
      continue;
    }
    if (/^\s*(?:[#!]|$)/.test(line)) {
      continue;
    }
    const [, space = '', key = '', between = ''] =
      /^([ \t\f]*)((?:\\[\s\S]|[^\\=:\s])*)([ \t\f]*[=:]?[ \t\f]*)/.exec(line) ?? [];
    const value = line.slice(space.length + key.length + between.length).trimEnd();
    const from = start + space.length;
    const at = {start: from, end: from + key.length};
    const begin = at.end + between.length;
    // Without `=`, only a key with a dot is certainly a key of Spring Boot.
    const bare = !(between.includes('=') || (between.includes(':') && key.includes('.'))) || canBePiece(key, value);
    entries.push({
      name: unescape(key),
      at,
      plain: false,
      bare,
      value: scalar({start: begin, end: begin + value.length}, unescape(value)),
    });
  }
  documents.push(...block(text, entries, problems).documents);
  return {documents, problems};
}

/** Blank lines and comments. After a quoted value, the rest of its line begins a new statement. */
const gap = /(?:\s+|#[^\n]*)*/y;
const quoted = /"[^"\\]*(?:\\[\s\S][^"\\]*)*"|'[^'\\]*(?:\\[\s\S][^'\\]*)*'/y;
/** A key or certificate without quotes. Its lines are no names. */
const unquotedBlock = /-----BEGIN[^\n]*\n[\s\S]*?-----END[^\n]*/y;

const escapes: Readonly<Record<string, string>> = {n: '\n', r: '\r', t: '\t'};

/** A value without its quotes. A backslash has a meaning before a quote, and more meanings in double quotes. */
const unquote = (text: string): string =>
  text.startsWith("'")
    ? text.slice(1, -1).replaceAll("\\'", "'")
    : text.slice(1, -1).replaceAll(/\\([nrt"\\])/g, (_, letter: string) => escapes[letter] ?? letter);

/** Parses an `.env` file like Docker Compose. */
export function readEnv(text: string): Lines {
  const problems: Problem[] = [];
  const entries: Entry[] = [];
  let next = 0;
  const take = (form: RegExp): string | undefined => {
    form.lastIndex = next;
    const found = form.exec(text)?.[0];
    next += found?.length ?? 0;
    return found;
  };
  const problem = (start: number, message: string, todo: string): void => {
    const advice = `Docker Compose reads nothing of the file and stops. ${todo}`;
    problems.push({code: 'line-syntax', at: {start, end: Math.max(start + 1, next)}, message, advice});
  };
  let last = 0;
  for (take(gap); next < text.length; take(gap)) {
    take(/export\s+/y);
    const start = next;
    // What follows a quoted value in its line can be a piece of it, if the value contains a quote.
    const isFirst = last === 0 || text.slice(last, start).includes('\n');
    const name = take(/[^=:\n]*/y)!.trimEnd();
    const at = {start, end: start + name.length};
    const hasValue = take(/[=:][^\S\n]*/y) !== undefined;
    const begin = hasValue ? next : at.end;
    const isQuoted = hasValue && /['"]/.test(text.charAt(next));
    const written = isQuoted ? take(quoted) : hasValue ? take(unquotedBlock) : '';
    if (written === undefined && isQuoted) {
      problem(
        begin,
        'The quote that begins this value is not closed.',
        'Add the same quote at its end. If the quote belongs to the value, enclose the value in the other kind.',
      );
      break;
    }
    if (hasValue && !isQuoted && written !== undefined) {
      problem(
        begin,
        'This key or certificate has several lines, but no quotes around them.',
        'Put a double quote before its first line and one after its last line.',
      );
      continue;
    }
    const value =
      written ??
      take(/[^\n]*/y)!
        .replace(/ #[\s\S]*/, '')
        .trimEnd();
    if (!/^[\p{L}\p{N}_.[\]-]+$/u.test(name)) {
      problem(
        start,
        'This line is neither `NAME=value` nor a comment.',
        'Begin it with `#` if it is a comment. If it continues the value above, enclose that whole value in double quotes.',
      );
    } else {
      const bare = !isFirst || !hasValue || canBePiece(name, value);
      const meant = isQuoted ? unquote(value) : value;
      entries.push({name, at, plain: false, bare, value: scalar({start: begin, end: begin + value.length}, meant)});
    }
    last = next;
  }
  return block(text, entries, problems);
}

/** Parses `.properties` and `.env` files with positions. */
import type {Entry, Problem, Scalar, Tree} from './tree';

type Lines = {documents: Tree[]; problems: Problem[]};

const scalar = (text: string, start: number, end: number): Scalar => ({
  type: 'scalar',
  at: {start, end},
  text,
  kind: text === '' ? 'null' : 'string',
  plain: false,
});

/** Combines lines into one block, and reports duplicate keys. */
function block(text: string, entries: readonly Entry[], problems: Problem[]): Lines {
  const seen = new Set<string>();
  for (const {name, at} of entries) {
    if (seen.has(name)) {
      const message = `The key \`${name}\` already appears in this file. The last value applies.`;
      problems.push({code: 'repeated-key', at, message});
    }
    seen.add(name);
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
    entries.push({name: unescape(key), at, plain: false, value: scalar(unescape(value), begin, begin + value.length)});
  }
  documents.push(...block(text, entries, problems).documents);
  return {documents, problems};
}

/** Parses an `.env` file like Docker Compose. */
export function readEnv(text: string): Lines {
  const problems: Problem[] = [];
  const entries: Entry[] = [];
  let start = 0;
  for (const line of text.split('\n')) {
    // A name without a value uses that of the environment. Accept only upper case names here.
    const [, space = '', name, between = ''] =
      /^(\s*(?:export\s+)?)([A-Za-z_][A-Za-z0-9_.-]*)(\s*[=:]\s*)/.exec(line) ??
      /^(\s*(?:export\s+)?)([A-Z_][A-Z0-9_]*)(\s*)$/.exec(line) ??
      [];
    const rest = line.slice(space.length + (name ?? '').length + between.length).trimEnd();
    if (name !== undefined) {
      const at = {start: start + space.length, end: start + space.length + name.length};
      const begin = at.end + between.length;
      const bare = /^(['"])(.*)\1/.exec(rest)?.[2] ?? rest.replace(/\s#.*$/, '');
      entries.push({name, at, plain: false, value: scalar(bare, begin, begin + rest.length)});
    } else if (!/^\s*(?:#|$)/.test(line)) {
      const message = 'This line is neither `NAME=value` nor a comment.';
      problems.push({code: 'line-syntax', at: {start, end: start + line.length}, message});
    }
    start += line.length + 1;
  }
  return block(text, entries, problems);
}

/** Reads `.properties` and `.env` files with places: lines of a key and a value. */
import type {Problem} from './problems';
import type {Entry, Scalar, Tree} from './tree';

type Lines = {documents: Tree[]; problems: Problem[]};

const scalar = (text: string, start: number, end: number): Scalar => ({
  type: 'scalar',
  at: {start, end},
  text,
  kind: text === '' ? 'null' : 'string',
  plain: false,
});

/** Puts lines together into one block, and reports keys that come twice. */
function block(text: string, entries: readonly Entry[], problems: Problem[]): Lines {
  const seen = new Set<string>();
  for (const {name, at} of entries) {
    if (seen.has(name)) {
      const message = `The key \`${name}\` is already in this file; the last one counts.`;
      problems.push({code: 'repeated-key', at, message});
    }
    seen.add(name);
  }
  return {documents: [{type: 'map', at: {start: 0, end: text.length}, entries: [...entries]}], problems};
}

/** Lines with the place of their begin; a backslash at the end joins a line with the next. */
function* logicalLines(text: string): Generator<{line: string; start: number}> {
  let start = 0;
  while (start < text.length) {
    let end = start;
    do {
      const newline = text.indexOf('\n', end);
      end = newline < 0 ? text.length : newline + 1;
    } while (
      end < text.length &&
      /(?<!\\)(?:\\\\)*\\\r?\n$/.test(text.slice(start, end)) &&
      !/^[ \t\f]*[#!]/.test(text.slice(start, end))
    );
    yield {line: text.slice(start, end), start};
    start = end;
  }
}

const unescape = (text: string): string =>
  text
    .replaceAll(/\\\r?\n[ \t\f]*/g, '')
    .replaceAll(/\\u([0-9a-fA-F]{4})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
    .replaceAll(/\\([^u])/g, '$1');

/** Reads a `.properties` file as Java does; `#---` begins a new document, as in Spring Boot. */
export function readProperties(text: string): Lines {
  const problems: Problem[] = [];
  const documents: Tree[] = [];
  let entries: Entry[] = [];
  for (const {line, start} of logicalLines(text)) {
    if (/^[#!]---\s*$/.test(line)) {
      documents.push(...block(text, entries, problems).documents);
      entries = [];
      continue;
    }
    if (/^\s*(?:[#!]|$)/.test(line)) {
      continue;
    }
    const [, space = '', key = '', between = '', value = ''] =
      /^([ \t\f]*)((?:\\[\s\S]|[^\\=:\s])*)([ \t\f]*[=:]?[ \t\f]*)([\s\S]*?)\s*$/.exec(line) ?? [];
    const from = start + space.length;
    const at = {start: from, end: from + key.length};
    const begin = at.end + between.length;
    entries.push({name: unescape(key), at, plain: false, value: scalar(unescape(value), begin, begin + value.length)});
  }
  documents.push(...block(text, entries, problems).documents);
  return {documents, problems};
}

/** Reads an `.env` file as Docker Compose does. */
export function readEnv(text: string): Lines {
  const problems: Problem[] = [];
  const entries: Entry[] = [];
  let start = 0;
  for (const line of text.split('\n')) {
    // A name alone takes its value from the environment. What is not in upper case is no name then.
    const [, space = '', name, between = '', rest = ''] =
      /^(\s*(?:export\s+)?)([A-Za-z_][A-Za-z0-9_.-]*)(\s*[=:]\s*)(.*?)\s*$/.exec(line) ??
      /^(\s*(?:export\s+)?)([A-Z_][A-Z0-9_]*)(\s*)$/.exec(line) ??
      [];
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

/** Valid YAML that was probably meant as something else. Messages contain no values. */
import {CST, Lexer} from 'yaml';
import type {Place, Problem} from './tree';

/** Blanks that look like a space or like nothing, but are a part of a key or value. */
const oddBlanks = '\\u00a0\\u00ad\\u1680\\u2000-\\u200f\\u2028-\\u202f\\u205f\\u2060\\u3000\\ufeff';
const atEnds = new RegExp(`^[${oddBlanks}]|[${oddBlanks}]$`);
export const oddBlank = new RegExp(`^ *(?:(\\t)|[${oddBlanks}])`);

export const tabMessage = 'A tab indents the line. YAML allows only spaces.';

/** The first tab that SnakeYAML or go-yaml rejects. The parser follows YAML 1.2, which allows tabs between texts. */
export function tabsIn(text: string): Problem[] {
  let offset = 0;
  let before: string | null = 'newline';
  let depth = 0;
  for (const token of text.includes('\t') ? new Lexer().lex(text) : []) {
    const type: string | null = before === 'scalar' ? null : CST.tokenType(token);
    if (type === 'space' && token.includes('\t') && before !== null) {
      const start = offset + token.indexOf('\t');
      const at = {start, end: offset + token.length};
      const isIndent = before === 'newline' && depth === 0;
      return [
        isIndent
          ? {code: 'yaml-syntax', at, message: tabMessage}
          : {
              code: 'yaml-slip',
              certainty: 'wrong',
              only: 'snake',
              at,
              message: 'Spring Boot rejects a tab here. Use spaces.',
              fix: {label: 'Use a space', at, text: ' '},
            },
      ];
    }
    offset += ['doc-mode', 'flow-error-end', 'scalar'].includes(type ?? '') ? 0 : token.length;
    depth += type?.startsWith('flow-') ? (type.endsWith('start') ? 1 : -1) : 0;
    before = type === 'space' ? before : type;
  }
  return [];
}

/** What was probably meant by a text that YAML reads as one value. `missing` is where a blank is missing. */
export function almostKey(text: string): {message: string; missing?: number} | undefined {
  const [colon] = /^[A-Za-z][\w.-]*:(?=[^ \n/])/.exec(text) ?? [];
  if (colon !== undefined) {
    return {
      message: 'A blank is missing after the `:`, so this is text instead of a key with a value.',
      missing: colon.length,
    };
  }
  if (/^-(?![-XD\s]|[\d.]+(?:\n|$))/.test(text)) {
    return {message: 'A blank is missing after the `-`, so this is text instead of a list entry.', missing: 1};
  }
  return /^[A-Za-z][\w.-]* *=/.test(text)
    ? {message: 'YAML needs `: ` between a key and its value, not `=`.'}
    : undefined;
}

export const insertion = (start: number, text: string, label: string): Problem['fix'] => ({
  label,
  at: {start, end: start},
  text,
});
const slip = (at: Place, message: string, fix?: Problem['fix']): Problem[] => [{code: 'yaml-slip', at, message, fix}];

/** A value in the lines below its key that was probably meant as keys or as a list. */
export function textBelow(source: string, keyEnd: number, at: Place): Problem[] {
  const text = source.slice(at.start, at.end);
  const almost = source.slice(keyEnd, at.start).includes('\n') ? almostKey(text) : undefined;
  const blank =
    almost?.missing === undefined || text.includes('\n')
      ? undefined
      : insertion(at.start + almost.missing, ' ', 'Insert a blank');
  return almost ? slip(at, almost.message, blank) : [];
}

/** A key or value without quotes that begins or ends with a character that only looks like a quote or a space. */
export function oddText(text: string, at: Place): Problem[] {
  if (atEnds.test(text)) {
    const bare = text.replaceAll(new RegExp(`^[\\s${oddBlanks}]+|[\\s${oddBlanks}]+$`, 'g'), '');
    const message =
      'This begins or ends with an invisible character, such as a no-break space, which YAML reads as a part of it.';
    return slip(at, message, {label: 'Delete the invisible characters', at, text: bare});
  }
  const inner = /^[“”„‟«»‘’‚]([^]*)[“”‟«»‘’]$/.exec(text)?.[1];
  const message =
    'Typographic quotes, as from a mail or a word processor, are a part of the text. YAML needs straight quotes.';
  const fix =
    inner === undefined || /["\\\n]/.test(inner) ? undefined : {label: 'Use straight quotes', at, text: `"${inner}"`};
  return inner === undefined ? [] : slip(at, message, fix);
}

/** A text in quotes with lines that look like keys of the block around it, because its end was probably forgotten. */
export function hidesKeys(source: string, at: Place): Problem[] {
  const [first = '', ...lines] = source.slice(source.lastIndexOf('\n', at.start) + 1, at.end).split('\n');
  const indent = first.search(/[^ ]/);
  const isHidden =
    /['"]/.test(source.charAt(at.start)) &&
    lines.some((line) => /^ *(?:- +)?[\w.-]+:(?: |\r?$)/.test(line) && line.search(/[^ ]/) <= indent);
  const message = 'This text in quotes continues over lines that look like keys. Is its closing quote missing?';
  return isHidden ? slip({start: at.start, end: at.start + 1}, message) : [];
}

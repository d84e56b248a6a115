/** Explains invalid YAML by its lines. Messages contain keys and numbers of lines, but no values. */
import {CST, Lexer, type YAMLParseError} from 'yaml';
import {quoted} from './loose';
import type {Place, Problem} from './tree';

type Explanation = Pick<Problem, 'at' | 'message' | 'fix'>;

/** A line with content. */
interface Line {
  number: number;
  start: number;
  indent: number;
  /** Column of the key or value, after hyphens. */
  column: number;
  isItem: boolean;
  key: string | undefined;
  /** What follows the key, without a comment. */
  rest: string;
}

/** Blanks that look like a space or like nothing, but are a part of a key or value. */
const oddBlanks = '\\u00a0\\u00ad\\u1680\\u2000-\\u200f\\u2028-\\u202f\\u205f\\u2060\\u3000\\ufeff';
const atEnds = new RegExp(`^[${oddBlanks}]|[${oddBlanks}]$`);
const oddBlank = new RegExp(`^ *(?:(\\t)|[${oddBlanks}])`);

/** A value in quotes. The lines in it are no keys. */
const quotedValue = new RegExp(`(?<=[-:,[{][^\\S\\n]+(?:[&!]\\S+ +)?)(?:${quoted.source})`, 'g');

const lineForm = /^([^\S\n]*)((?:-(?: +|$))*)(?:(["']?)([\w.$/@[\]-]+)\3 *:(?= |$))?(.*)$/;

function linesIn(text: string): Line[] {
  let next = 0;
  const bare = text.replaceAll(quotedValue, (part) => part.replaceAll(/(?<=\n.*)./g, ' '));
  return bare.split('\n').flatMap((line, index) => {
    const start = next;
    next += line.length + 1;
    const [, blank = '', hyphens = '', , key, after = ''] = lineForm.exec(line.trimEnd())!;
    const rest = after.replace(/(?:^|\s)#.*/, '').trim();
    const column = blank.length + hyphens.length;
    const isEmpty = key === undefined && hyphens === '' && rest === '';
    return isEmpty ? [] : [{number: index + 1, start, indent: blank.length, column, isItem: hyphens !== '', key, rest}];
  });
}

const beginsText = ({rest}: Line): boolean => /(?:^|[\s:])[|>][-+\d]*$/.test(rest);

/** The lines that begin the blocks in which the next line can be, from the outside to the inside. */
function openBlocks(lines: readonly Line[]): {blocks: Line[]; text: Line | undefined} {
  let blocks: Line[] = [];
  let text: Line | undefined;
  for (const line of lines.filter(({key, isItem}) => key !== undefined || isItem)) {
    if (!text || line.indent <= text.indent) {
      text = beginsText(line) ? line : undefined;
      const isOuter = ({indent, isItem}: Line): boolean =>
        indent < line.indent || (indent === line.indent && line.isItem && !isItem);
      const inner = line.key === undefined ? [] : [{...line, indent: line.column, isItem: false}];
      blocks = [...blocks.filter(isOuter), ...(line.isItem ? [line, ...inner] : inner)];
    }
  }
  return {blocks, text};
}

/** A line above the error is named by its key. The line of the error is not, because it can be the rest of a value. */
const inLine = ({isItem, key, number}: Line): string =>
  `${isItem ? 'the list entry' : key === undefined ? 'the text' : `\`${key}\``} in line ${number}`;
const spaces = (count: number): string => `${count} ${count === 1 ? 'space' : 'spaces'}`;

/** The correction that gives a line and those below it another indentation. */
function indented(text: string, lines: readonly Line[], index: number, to: number): Problem['fix'] {
  const {start, indent} = lines[index]!;
  const end = lines.slice(index + 1).find((line) => line.indent <= indent)?.start ?? text.length;
  const part = text.slice(start, end);
  const moved =
    to > indent
      ? part.replaceAll(/^(?=.*\S)/gm, ' '.repeat(to - indent))
      : part.replaceAll(new RegExp(`^ {1,${indent - to}}`, 'gm'), '');
  return {label: 'Correct the indentation', at: {start, end}, text: moved};
}

/** Why a line cannot be where it is, if its indentation is the reason. */
function misplaced(text: string, lines: readonly Line[], index: number): Explanation | undefined {
  const line = lines[index];
  const above = lines[index - 1];
  if (!line || !above) {
    return undefined;
  }
  const {blocks, text: textAbove} = openBlocks(lines.slice(0, index));
  if (textAbove && line.indent > textAbove.indent) {
    return undefined;
  }
  const at = {start: line.start + line.indent, end: line.start + line.indent + 1};
  const subject = line.isItem ? 'This list entry' : 'This line';
  const inner = blocks.at(-1);
  const beside = blocks.filter(({indent}) => indent === line.indent).at(-1);
  const outer = blocks.filter(({indent}) => indent < line.indent).at(-1);
  const closed = blocks.find(({indent}) => indent > line.indent);
  if (inner && line.indent > inner.indent) {
    const isFull = inner.rest !== '' && !beginsText(inner) && !/^[&!]\S+$/.test(inner.rest);
    const message = `${subject} is indented deeper than ${inLine(inner)}, which already has a value.`;
    return isFull ? {at, message, fix: indented(text, lines, index, inner.indent)} : undefined;
  }
  if (!beside && closed) {
    const far = outer ? `, and ${inLine(outer)} after ${outer.indent}` : '';
    const message = `${subject} fits no block above: it begins after ${spaces(line.indent)}, ${inLine(closed)} after ${closed.indent}${far}.`;
    const between = line.indent - (outer?.indent ?? line.indent) - (closed.indent - line.indent);
    const nearest = outer && between < 0 ? outer : closed;
    return {at, message, fix: outer && between !== 0 ? indented(text, lines, index, nearest.indent) : undefined};
  }
  if (beside?.isItem && !line.isItem) {
    const by = spaces(beside.column - line.indent);
    const message = `${subject} is at the level of the hyphen in line ${beside.number}. Indent it by ${by} if it belongs to that entry, or begin it with \`- \` if it is the next entry.`;
    return {at, message};
  }
  const message = `${subject} stands among keys, at the level of ${beside ? inLine(beside) : 'a key'}. A list needs a key of its own above it.`;
  return line.isItem && beside && !beside.isItem && beside.rest !== '' ? {at, message} : undefined;
}

const tabMessage = 'A tab indents the line. YAML allows only spaces.';

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
function almostKey(text: string): {message: string; missing?: number} | undefined {
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

const insertion = (start: number, text: string, label: string): Problem['fix'] => ({
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

/** Messages for the beginning of a line that is no key. */
const beginnings: readonly [RegExp, string][] = [
  [/^(?:<{7}|={7}|>{7})/, 'This line is a mark of an unresolved merge conflict of Git. Keep one of the two versions.'],
  [/^\/[/*]/, 'A comment begins with `#` in YAML.'],
  [/^[\w.-]+ :\S/, 'The blank belongs after the `:`, not before it.'],
];

/** Messages by the beginning of the message of the parser, or by its code. They are not shown themselves, because they can contain values. */
const words: readonly [string, string][] = [
  [
    'Unexpected scalar at node end',
    'There is text after the closing quote or bracket. Enclose the whole value in quotes.',
  ],
  ['Not a YAML token', 'The text after `|` or `>` begins in the next line.'],
  ['Unexpected flow-', 'This bracket closes none that is open.'],
  ['ALIAS_PROPS', 'An alias (`*name`) cannot have its own anchor or tag.'],
  ['BAD_ALIAS', 'A value that begins with `*` or `&` is an alias or an anchor. If it is text, enclose it in quotes.'],
  ['BAD_DIRECTIVE', 'A line that begins with `%` must be a YAML directive, but this line is not.'],
  [
    'BAD_DQ_ESCAPE',
    'In double quotes, a backslash begins an escape sequence, and this sequence is invalid. Use single quotes.',
  ],
  ['BAD_INDENT', 'The indentation does not match the lines above.'],
  ['BAD_SCALAR_START', 'A value cannot begin with this character. Enclose it in quotes.'],
  ['BLOCK_AS_IMPLICIT_KEY', 'There is a second `:` in this line. Enclose the value in quotes or begin a new line.'],
  ['BLOCK_IN_FLOW', 'An indented block is not allowed inside brackets.'],
  ['KEY_OVER_1024_CHARS', 'A key is longer than 1,024 characters.'],
  ['MISSING_CHAR', 'A quote, a bracket, a comma or a `:` is missing.'],
  ['MULTIPLE_ANCHORS', 'A value has two anchors.'],
  ['MULTIPLE_TAGS', 'A value has two tags.'],
  ['TAB_AS_INDENT', tabMessage],
  ['UNEXPECTED_TOKEN', 'Unexpected text. Check the quotes, brackets and indentation.'],
];

/** Explains the first error of a text. `opened` is where a quote or bracket begins that is not closed. */
export function explain(
  text: string,
  {code, message: original, pos: [from, to]}: YAMLParseError,
  opened?: number,
): Explanation {
  if (opened !== undefined) {
    const what = /['"]/.test(text.charAt(opened)) ? 'quote' : 'bracket';
    return {at: {start: opened, end: opened + 1}, message: `This ${what} is not closed.`};
  }
  const lines = linesIn(text);
  const index = Math.max(0, lines.filter(({start}) => start <= from).length - 1);
  const line = lines[index];
  const general =
    words.find(([begin]) => original.startsWith(begin) || code === begin)?.[1] ?? 'This is not valid YAML.';
  const isSecondColon = code === 'BLOCK_AS_IMPLICIT_KEY' && /:(?: |$)/.test(line?.rest ?? '');
  const fallback = {at: {start: from, end: Math.max(to, from + 1)}, message: general};
  const below = index + 1 + lines.slice(index + 1).findIndex(({key, isItem}) => key !== undefined || isItem);
  const odd = [index, below]
    .flatMap((one) => lines[one] ?? [])
    .find(({start}) => oddBlank.test(text.slice(start, start + 200)));
  if (odd) {
    const [blank = '', tab] = oddBlank.exec(text.slice(odd.start))!;
    const message = tab
      ? tabMessage
      : 'An invisible character that is no space, such as a no-break space, indents this line.';
    return {at: {start: odd.start + blank.length - 1, end: odd.start + blank.length}, message};
  }
  if (!line || isSecondColon || code === 'TAB_AS_INDENT') {
    return fallback;
  }
  const start = line.start + line.column;
  const body = text.slice(start).split('\n', 1)[0]!.trimEnd();
  const at = {start, end: start + body.length};
  const isNoKey = code === 'MULTILINE_IMPLICIT_KEY' || original.startsWith('Implicit map keys');
  const above = lines[index - 1];
  if (isNoKey && above && beginsText(above)) {
    return {at, message: `The text of ${inLine(above)} must be indented deeper.`};
  }
  const almost = almostKey(body);
  const known = beginnings.find(([form]) => form.test(body))?.[1] ?? almost?.message;
  if (known !== undefined && (isNoKey || body.startsWith('-'))) {
    return {
      at,
      message: known,
      fix: almost?.missing ? insertion(start + almost.missing, ' ', 'Insert a blank') : undefined,
    };
  }
  const moved = misplaced(text, lines, index) ?? (isNoKey ? undefined : misplaced(text, lines, below));
  if (moved || !isNoKey) {
    return moved ?? fallback;
  }
  const fix = /^[A-Za-z][\w.-]*$/.test(body) ? insertion(at.end, ':', 'Add `:`') : undefined;
  return {
    at,
    message:
      'This line is no key, because it has no `: `. Add it, or indent the line deeper if it continues the text above.',
    fix,
  };
}

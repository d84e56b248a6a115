/** Explains invalid YAML by its lines. Messages contain keys and numbers of lines, but no values. */
import type {YAMLParseError} from 'yaml';
import {quoted} from './loose';
import {almostKey, insertion, oddBlank, tabMessage} from './slips';
import type {Problem} from './tree';

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

/** A value in quotes. The lines in it are no keys. */
const quotedValue = new RegExp(`(?<=[-:,[{][^\\S\\n]+(?:[&!]\\S+ +)?)(?:${quoted.source})`, 'g');

const lineForm = /^([^\S\n]*)((?:-(?: +|$))*)(?:(["']?)([\w.$/@[\]-]+)\3 *:(?= |$))?(.*)$/;

function linesIn(text: string): Line[] {
  // A byte order mark
  let next = text.startsWith('\uFEFF') ? 1 : 0;
  const bare = text.slice(next).replaceAll(quotedValue, (part) => part.replaceAll(/(?<=\n.*)./g, ' '));
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

/** The correction that gives the lines between two offsets another indentation. */
function indented(text: string, start: number, end: number, by: number): Problem['fix'] {
  const part = text.slice(start, end);
  const moved =
    by > 0 ? part.replaceAll(/^(?=.*\S)/gm, ' '.repeat(by)) : part.replaceAll(new RegExp(`^ {1,${-by}}`, 'gm'), '');
  return {label: 'Correct the indentation', at: {start, end}, text: moved};
}

/** Number of neighbouring lines whose keys are at a level, without those below them. */
function siblings(lines: readonly Line[], level: number): number {
  const end = lines.findIndex(({indent, column}) => indent < level && column !== level);
  return lines.slice(0, end === -1 ? undefined : end).filter(({column}) => column === level).length;
}

/** Why a line cannot be where it is, if its indentation is the reason. */
function misplaced(text: string, lines: readonly Line[], index: number): Explanation | undefined {
  const line = lines[index];
  const {blocks, text: textAbove} = openBlocks(lines.slice(0, index));
  const inner = blocks.at(-1);
  if (!line || !inner || (textAbove && line.indent > textAbove.indent)) {
    return undefined;
  }
  const at = {start: line.start + line.indent, end: line.start + line.indent + 1};
  const subject = line.isItem ? 'This list entry' : 'This line';
  const end = lines.slice(index + 1).find(({indent}) => indent <= line.indent)?.start ?? text.length;
  const fixTo = (to: number) => indented(text, line.start, end, to - line.indent);
  const beside = blocks.filter(({indent}) => indent === line.indent).at(-1);
  const outer = blocks.filter(({indent}) => indent < line.indent).at(-1);
  const closed = blocks.find(({indent}) => indent > line.indent);
  const isFull = inner.rest !== '' && !beginsText(inner) && !/^[&!]\S+$/.test(inner.rest);
  if (line.indent > inner.indent) {
    if (!isFull) {
      return undefined;
    }
  } else if (beside) {
    const by = spaces(beside.column - line.indent);
    const message = beside.isItem
      ? `${subject} is at the level of the hyphen in line ${beside.number}. Indent it by ${by} if it belongs to that entry, or begin it with \`- \` if it is the next entry.`
      : `${subject} stands among keys, at the level of ${inLine(beside)}. Without the hyphen, it is a key like that one. A list needs a key of its own above it.`;
    return line.isItem !== beside.isItem && (beside.isItem || beside.rest !== '') ? {at, message} : undefined;
  }
  // A single line that differs from several below it is the odd one.
  const odd = line.indent > inner.indent ? inner : closed;
  const isAlone = odd && siblings(lines.slice(0, index).reverse(), odd.indent) === 1;
  if (odd && isAlone && !odd.isItem && odd.column === odd.indent && siblings(lines.slice(index), line.indent) > 1) {
    return {
      at: {start: odd.start + odd.column, end: odd.start + odd.column + 1},
      message: `${inLine(odd)} begins after ${spaces(odd.indent)}, but the next lines of its block after ${line.indent}. Begin it after ${line.indent} too.`,
      fix: indented(text, odd.start, line.start, line.indent - odd.indent),
    };
  }
  const before = lines[lines.findIndex(({start}) => start === inner.start) - 1];
  if (odd === inner && before?.indent === line.indent) {
    return {
      at: {start: inner.start + inner.column, end: inner.start + inner.column + 1},
      message: `${inLine(inner)} begins after ${spaces(inner.indent)}, but ${inLine(before)} and the next line after ${line.indent}. Begin it after ${line.indent} too.`,
      fix: indented(text, inner.start, line.start, line.indent - inner.indent),
    };
  }
  if (odd === inner && line.indent > inner.indent) {
    const message = `${subject} is indented deeper than ${inLine(inner)}, which already has a value. Remove ${spaces(line.indent - inner.indent)}, so that both are in one block.`;
    return {at, message, fix: fixTo(inner.indent)};
  }
  const far = outer ? `, and ${inLine(outer)} after ${outer.indent}` : '';
  const message = `${subject} fits no block above: it begins after ${spaces(line.indent)}, ${inLine(closed!)} after ${closed!.indent}${far}. Indent it like the one that it belongs beside.`;
  const between = line.indent - (outer?.indent ?? line.indent) - (closed!.indent - line.indent);
  const nearest = outer && between < 0 ? outer : closed!;
  return {at, message, fix: outer && between !== 0 ? fixTo(nearest.indent) : undefined};
}

/** Messages for the beginning of a line that is no key. */
const beginnings: readonly [RegExp, string][] = [
  [/^(?:<{7}|={7}|>{7})/, 'This line is a mark of an unresolved merge conflict of Git. Keep one of the two versions.'],
  [/^\/[/*]/, 'YAML has no comments with `/`. Begin this comment with `#`.'],
  [/^[\w.-]+ :\S/, 'The blank is before the `:` of this key, but YAML needs one after it.'],
];

/** The text of a line behind its hyphens, with its place. */
function bodyOf(text: string, {start, column}: Line) {
  const body = text
    .slice(start + column)
    .split('\n', 1)[0]!
    .trimEnd();
  return {body, at: {start: start + column, end: start + column + body.length}};
}

/** Why a line is no key and no list entry, if its text shows it. */
function noKey(text: string, line: Line): Explanation | undefined {
  const {body, at} = bodyOf(text, line);
  const message = beginnings.find(([form]) => form.test(body))?.[1];
  const almost = message === undefined ? almostKey(body, at) : {message};
  return almost && {at, ...almost};
}

/** Why a line is not indented, although it looks so. */
function oddIndent(text: string, line: Line | undefined): Explanation | undefined {
  const [blank = '', tab] = (line && oddBlank.exec(text.slice(line.start, line.start + 200))) ?? [];
  const end = (line?.start ?? 0) + blank.length;
  const noSpace =
    'An invisible character that is no space, such as a no-break space, indents this line. Delete it, and type spaces.';
  return blank === '' ? undefined : {at: {start: end - 1, end}, message: tab ? tabMessage : noSpace};
}

/** Messages by the beginning of the message of the parser, or by its code. They are not shown themselves, because they can contain values. */
const words: readonly [string, string][] = [
  ['Unexpected scalar at node', 'There is text after the closing quote or bracket. Enclose all of it in quotes.'],
  ['Not a YAML token', 'The text after `|` or `>` begins in the next line.'],
  ['Unexpected block-seq-ind on', 'The first list entry belongs into the line below its key.'],
  ['Unexpected flow-', 'This bracket closes none that is open. Delete it, or add the one that opens.'],
  ['ALIAS_PROPS', 'An alias (`*name`) cannot have its own anchor or tag.'],
  ['BAD_ALIAS', 'A value that begins with `*` or `&` is an alias or an anchor. If it is text, enclose it in quotes.'],
  ['BAD_DIRECTIVE', 'A line that begins with `%` must be a YAML directive, but this line is not.'],
  [
    'BAD_DQ_ESCAPE',
    'In double quotes, a backslash begins an escape sequence, and this one is invalid. Use single quotes.',
  ],
  ['BAD_INDENT', 'This line is indented like no key above it. Indent it like the key that it belongs beside.'],
  ['BAD_SCALAR_START', 'A value cannot begin with this character. Enclose it in quotes.'],
  ['BLOCK_AS_IMPLICIT_KEY', 'There is a second `:` in this line. Enclose the value in quotes or begin a new line.'],
  ['BLOCK_IN_FLOW', 'Inside brackets, there can be no indented block. Separate the entries by commas instead.'],
  ['KEY_OVER_1024_CHARS', 'A key is longer than 1,024 characters, which YAML forbids. Is a quote missing before it?'],
  ['MISSING_CHAR', 'A quote, a bracket, a comma or a `:` is missing before this place.'],
  ['MULTIPLE_ANCHORS', 'This value has two anchors (`&name`). Delete one.'],
  ['MULTIPLE_TAGS', 'This value has two tags (`!name`). Delete one.'],
  ['RESOURCE_EXHAUSTION', 'Blocks are nested too deeply.'],
  ['TAB_AS_INDENT', tabMessage],
  [
    'UNEXPECTED_TOKEN',
    'This text can follow nothing that is before it. A quote, a bracket or a line end is probably missing there.',
  ],
];

/** Explains the first error of a text. `opened` is where a quote or bracket begins that is not closed. */
export function explain(
  text: string,
  {code, message: original, pos: [from, to]}: YAMLParseError,
  opened?: number,
): Explanation {
  if (opened !== undefined) {
    const what = /['"]/.test(text.charAt(opened)) ? 'quote' : 'bracket';
    return {
      at: {start: opened, end: opened + 1},
      message: `This ${what} is not closed. Add its end where the value ends.`,
    };
  }
  const lines = linesIn(text);
  const index = Math.max(0, lines.filter(({start}) => start <= from).length - 1);
  const line = lines[index];
  const isImplicit = code === 'BLOCK_AS_IMPLICIT_KEY';
  const isSecondColon = isImplicit && /:(?: |$)/.test(line?.rest ?? '');
  const known = words.find(([begin]) => original.startsWith(begin) || code === begin);
  const message =
    (isImplicit && !isSecondColon ? undefined : known?.[1]) ??
    'YAML cannot read this line together with the one above. Compare their indentation and quotes.';
  const fallback = {at: {start: from, end: Math.max(to, from + 1)}, message};
  const below = index + 1 + lines.slice(index + 1).findIndex(({key, isItem}) => key !== undefined || isItem);
  const blank = [index, below].map((one) => oddIndent(text, lines[one])).find((found) => found);
  if (blank || !line || isSecondColon || code === 'TAB_AS_INDENT') {
    return blank ?? fallback;
  }
  const isNoKey = code === 'MULTILINE_IMPLICIT_KEY' || original.startsWith('Implicit map keys');
  const {body, at} = bodyOf(text, line);
  const above = lines[index - 1];
  if (isNoKey && above && beginsText(above)) {
    return {at, message: `The text of ${inLine(above)} must be indented deeper.`};
  }
  if (isImplicit && line.isItem && above && above.key === undefined && !above.isItem && above.indent === line.indent) {
    const {at: before} = bodyOf(text, above);
    const noHyphen = 'This line is no list entry, unlike the next one, because it does not begin with `- `.';
    return {at: before, message: noHyphen, fix: insertion(before.start, '- ', 'Add `- `')};
  }
  // A line above can be the cause, because it is read as a part of the text above it.
  const isText = (one: Line): boolean => one.key === undefined && !one.isItem;
  const causes = openBlocks(lines.slice(0, index)).text ? [] : lines.slice(Math.max(0, index - 12), index).reverse();
  const found =
    (isNoKey || body.startsWith('-') ? noKey(text, line) : undefined) ??
    causes.map((one) => oddIndent(text, one) ?? (isText(one) ? noKey(text, one) : undefined)).find((one) => one) ??
    misplaced(text, lines, index) ??
    // The text of a list entry goes on in a deeper line.
    (isNoKey ? line.isItem && misplaced(text, lines, index + 1) : (misplaced(text, lines, below) ?? fallback));
  const noColon =
    'This line is no key, because it has no `: `. Add it, or indent the line deeper if it continues a text.';
  const fix = /^[A-Za-z][\w.-]*$/.test(body) ? insertion(at.end, ':', 'Add `:`') : undefined;
  return found || {at, message: noColon, fix};
}

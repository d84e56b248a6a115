/** Valid YAML that was probably meant as something else. Messages contain no values. */
import {CST, Lexer} from 'yaml';
import type {Place, Problem} from './tree';

/** Blanks that look like a space or like nothing, but are a part of a key or value. */
const oddBlanks = '\\u00a0\\u00ad\\u1680\\u2000-\\u200f\\u2028-\\u202f\\u205f\\u2060\\u3000\\ufeff';
const atEnds = new RegExp(`^[${oddBlanks}]|[${oddBlanks}]$`);
export const oddBlank = new RegExp(`^ *(?:(\\t)|[${oddBlanks}])`);

export const tabMessage =
  'A tab indents this line, and YAML allows only spaces. Write spaces, as in the lines around it.';

const slip = (at: Place, message: string, advice: string, fix?: Problem['fix'], more?: Partial<Problem>): Problem[] => [
  {code: 'yaml-slip', at, message, advice, fix, ...more},
];

const noTab =
  'Other programs accept it, but the component does not start (`found character that cannot start any token`). Write a space.';

/** The first tab that SnakeYAML or go-yaml rejects. The parser follows YAML 1.2, which allows tabs between texts. */
export function tabsIn(text: string): Problem[] {
  let offset = 0;
  let before: string | null = 'newline';
  let depth = 0;
  for (const token of text.includes('\t') ? new Lexer().lex(text) : []) {
    const type: string | null = before === 'scalar' ? null : CST.tokenType(token);
    if (type === 'space' && token.includes('\t') && before !== null) {
      const at = {start: offset + token.indexOf('\t'), end: offset + token.length};
      const fix = {label: 'Use a space', at, text: ' '};
      return before === 'newline' && depth === 0
        ? [{code: 'yaml-syntax', at, message: tabMessage}]
        : slip(at, 'There is a tab, which Spring Boot rejects here.', noTab, fix, {certainty: 'wrong', only: 'snake'});
    }
    offset += ['doc-mode', 'flow-error-end', 'scalar'].includes(type ?? '') ? 0 : token.length;
    depth += type?.startsWith('flow-') ? (type.endsWith('start') ? 1 : -1) : 0;
    before = type === 'space' ? before : type;
  }
  return [];
}

export const insertion = (start: number, text: string, label: string) => ({label, at: {start, end: start}, text});

/** What was probably meant by a text that YAML reads as one value, with the correction if it is certain. */
export function almostKey(text: string, {start}: Place): Pick<Problem, 'message' | 'fix'> | undefined {
  const [begin] = /^[A-Za-z][\w.-]*:(?=[^ \n/])|^-(?![-XD\s]|[\d.]+(?:\n|$))/.exec(text) ?? [];
  if (begin === undefined) {
    const isAssigned = /^[A-Za-z][\w.-]* *=/.test(text);
    return isAssigned
      ? {message: 'This line has `=` between key and value, as in a `.properties` file. YAML needs `: `.'}
      : undefined;
  }
  const [sign, meant] = begin === '-' ? ['-', 'a list entry'] : [':', 'a key with a value'];
  const message = `A blank is missing after the \`${sign}\`, so YAML reads a text instead of ${meant}.`;
  return {message, fix: text.includes('\n') ? undefined : insertion(start + begin.length, ' ', 'Insert a blank')};
}

/** A value in the lines below its key that was probably meant as keys or as a list. */
export function textBelow(source: string, keyEnd: number, at: Place): Problem[] {
  const isBelow = source.slice(keyEnd, at.start).includes('\n');
  const almost = isBelow ? almostKey(source.slice(at.start, at.end), at) : undefined;
  const advice =
    'The key above gets this text, and the program finds none of the settings that you see. If it is meant as text, enclose it in quotes.';
  return almost ? slip(at, almost.message, advice, almost.fix) : [];
}

/** A file in a value whose lines are joined. */
export function joinedFile(name: string, source: string, {start, end}: Place): Problem[] {
  const isFile = /\.(?:ya?ml|properties)$/i.test(name) && source.charAt(start) === '>';
  const at = {start, end: start + 1};
  const message = '`>` joins the lines of this file to one, while `|` keeps them.';
  const advice = 'The component gets one long line, which is no settings file, and does not start. Write `|`.';
  return isFile && /\n.*\n./.test(source.slice(start, end).trimEnd())
    ? slip(at, message, advice, {label: 'Use |', at, text: '|'}, {certainty: 'wrong'})
    : [];
}

/** A key or value without quotes that begins or ends with a character that only looks like a quote or a space. */
export function oddText(text: string, at: Place): Problem[] {
  if (atEnds.test(text)) {
    const bare = text.replaceAll(new RegExp(`^[\\s${oddBlanks}]+|[\\s${oddBlanks}]+$`, 'g'), '');
    const message =
      'This begins or ends with an invisible character, such as a no-break space, which becomes a part of it.';
    const advice =
      'A key then has another name than you see, and a value is another text. It usually comes from a web page or a word processor. Delete it.';
    return slip(at, message, advice, {label: 'Delete the invisible characters', at, text: bare});
  }
  const inner = /^[“”„‟«»‘’‚]([^]*)[“”‟«»‘’]$/.exec(text)?.[1];
  const message = 'Typographic quotes, as from a mail, are a part of the text. YAML needs straight quotes.';
  const fix = /["\\\n]/.test(inner ?? '') ? undefined : {label: 'Use straight quotes', at, text: `"${inner}"`};
  const advice = 'The program gets the text with these quotes, such as a wrong name or password. Type the quotes anew.';
  return inner === undefined ? [] : slip(at, message, advice, fix);
}

/** A text in quotes with lines that look like keys of the block around it, because its end was probably forgotten. */
export function hidesKeys(source: string, at: Place): Problem[] {
  const [first = '', ...lines] = source.slice(source.lastIndexOf('\n', at.start) + 1, at.end).split('\n');
  const indent = first.search(/[^ ]/);
  const isHidden =
    /['"]/.test(source.charAt(at.start)) &&
    lines.some((line) => /^ *(?:- +)?[\w.-]+:(?: |\r?$)/.test(line) && line.search(/[^ ]/) <= indent);
  const message = 'This text in quotes continues over lines that look like keys. Is its closing quote missing?';
  const advice =
    'These keys are then a part of the text, and their settings are missing. Close the quote at the end of its line.';
  return isHidden ? slip({start: at.start, end: at.start + 1}, message, advice) : [];
}

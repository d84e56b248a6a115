/** Parses JSON with positions, which `JSON.parse` does not provide. */
import {type Node, type ParseError, parseTree, printParseErrorCode} from 'jsonc-parser';
import type {Problem, ScalarKind, Tree} from './tree';

/** Syntax errors by the names of jsonc-parser. */
const messages: Readonly<Record<string, string>> = {
  InvalidSymbol: 'This is not a JSON value. Text needs double quotes.',
  PropertyNameExpected: 'A key in double quotes is missing, or there is an extra comma.',
  ValueExpected: 'A value is missing, or there is an extra comma.',
  ColonExpected: 'A `:` is missing after the key.',
  CloseBraceExpected: 'A comma or `}` is missing.',
  CloseBracketExpected: 'A comma or `]` is missing.',
  EndOfFileExpected: 'There is text after the end of the JSON.',
  InvalidCommentToken: 'JSON does not allow comments.',
  UnexpectedEndOfComment: 'JSON does not allow comments.',
  UnexpectedEndOfString: 'This line has no closing double quote.',
  UnexpectedEndOfNumber: 'The number is incomplete.',
  InvalidUnicode: 'The text contains an escape sequence that JSON does not allow.',
  InvalidEscapeCharacter: 'The text contains an escape sequence that JSON does not allow.',
  InvalidCharacter: 'The text contains a character that JSON does not allow.',
};

/** The first syntax error. Others can be its consequences. A comma that is missing or too many is where the text before ends. */
function syntaxProblem({error, offset, length}: ParseError, text: string): Problem {
  const name = printParseErrorCode(error);
  const end = text.slice(0, offset).trimEnd().length;
  const last = {start: end - 1, end};
  const code = 'json-syntax';
  if (
    /^(?:PropertyName|Value)Expected$/.test(name) &&
    text.charAt(end - 1) === ',' &&
    /[\]}]/.test(text.charAt(offset))
  ) {
    const fix = {label: 'Delete the comma', at: last, text: ''};
    return {code, at: last, message: 'There is a comma after the last entry of this block. Delete it.', fix};
  }
  if (name === 'CommaExpected' && text.charAt(offset) === ':') {
    return {code, at: last, message: 'This is a key, but it is directly in a list. A `{` is missing before it.'};
  }
  if (name === 'CommaExpected' && end > 0) {
    const fix = {label: 'Add a comma', at: {start: end, end}, text: ','};
    return {code, at: last, message: 'A comma is missing after this entry, because another one follows.', fix};
  }
  return {
    code,
    at: {start: offset, end: offset + Math.max(1, length)},
    message: messages[name] ?? 'This is not valid JSON.',
  };
}

/** Converts a node, and collects repeated keys. */
function treeOf(node: Node, text: string, problems: Problem[]): Tree {
  const place = ({offset, length}: Node): Tree['at'] => ({start: offset, end: offset + length});
  const at = place(node);
  const children = node.children ?? [];
  if (node.type === 'array') {
    return {type: 'list', at, items: children.map((child) => treeOf(child, text, problems))};
  }
  if (node.type === 'object') {
    const names = new Set<string>();
    const entries = children.map(({children: [key, value] = []}) => {
      const name = String(key!.value);
      if (names.has(name)) {
        const message = `The key \`${name}\` already appears in this block. The last value applies.`;
        problems.push({code: 'repeated-key', at: place(key!), message});
      }
      names.add(name);
      return {name, at: place(key!), plain: false, value: treeOf(value!, text, problems)};
    });
    return {type: 'map', at, entries};
  }
  const written = node.type === 'string' ? String(node.value) : text.slice(at.start, at.end);
  return {type: 'scalar', at, text: written, kind: node.type as ScalarKind, plain: false};
}

/** One JSON file. */
export function readJson(text: string): {documents: Tree[]; problems: Problem[]} {
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, {disallowComments: true});
  const [first] = errors;
  if (first) {
    return {documents: [], problems: [syntaxProblem(first, text)]};
  }
  const problems: Problem[] = [];
  // Without an error, there is a value.
  return {documents: [treeOf(root!, text, problems)], problems};
}

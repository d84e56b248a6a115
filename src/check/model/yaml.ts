/** Parses YAML with positions. All values stay text, because their meaning is that of YAML 1.1, as in Spring Boot. */
import {
  isAlias,
  isMap,
  isScalar,
  isSeq,
  parseAllDocuments,
  visit,
  type Document,
  type ErrorCode,
  type Node,
  type ParsedNode,
  type Range,
  type YAMLParseError,
} from 'yaml';
import type {Entry, Mapping, Place, Problem, Scalar, Tree} from './tree';
import {kindOfPlain} from './yaml11';

/** Our message for each kind of error. Parser messages can contain values of the file, so they are not shown. */
const words: Partial<Record<ErrorCode, string>> = {
  ALIAS_PROPS: 'An alias (`*name`) cannot have its own anchor or tag.',
  BAD_ALIAS: 'A value that begins with `*` or `&` is an alias or an anchor. If it is text, enclose it in quotes.',
  BAD_DIRECTIVE: 'A line that begins with `%` must be a YAML directive, but this line is not.',
  BAD_DQ_ESCAPE:
    'In double quotes, a backslash begins an escape sequence, and this sequence is invalid. Use single quotes.',
  BAD_INDENT: 'The indentation does not match the lines above, or a closing bracket is missing.',
  BAD_SCALAR_START: 'A value cannot begin with this character. Enclose it in quotes.',
  BLOCK_AS_IMPLICIT_KEY: 'There is a second `:` in this line. Enclose the value in quotes or begin a new line.',
  BLOCK_IN_FLOW: 'An indented block is not allowed inside brackets.',
  IMPOSSIBLE: 'This is not valid YAML.',
  KEY_OVER_1024_CHARS: 'A key is longer than 1,024 characters.',
  MISSING_CHAR: 'A quote, a bracket, a comma or a `:` is missing.',
  MULTILINE_IMPLICIT_KEY: 'A key must be on one line. Check whether a `:` is missing in the line above.',
  MULTIPLE_ANCHORS: 'A value has two anchors.',
  MULTIPLE_TAGS: 'A value has two tags.',
  RESOURCE_EXHAUSTION: 'Blocks are nested too deeply.',
  TAB_AS_INDENT: 'A tab indents the line. YAML allows only spaces.',
  UNEXPECTED_TOKEN: 'Unexpected text. Check the quotes, brackets and indentation.',
};

const placeOf = (range: Range | null | undefined): Place => ({start: range?.[0] ?? 0, end: range?.[1] ?? 0});
const nothing = (at: Place): Scalar => ({type: 'scalar', at, text: '', kind: 'null', plain: true});

/** Converts a document to values, and collects problems. */
function treeOf(document: Document.Parsed, problems: Problem[]): Tree {
  /** The converted nodes. While a node is converted, it has no value. */
  const known = new Map<Node, Tree | undefined>();
  const problem = (code: Problem['code'], at: Place, message: string): void => void problems.push({code, at, message});

  const convert = (node: Node | null | undefined, at: Place): Tree => {
    if (!node) {
      return nothing(at);
    }
    if (isAlias(node)) {
      const source = node.resolve(document);
      if (source && (known.get(source) || !known.has(source))) {
        return convert(source, at);
      }
      const message = source
        ? 'The alias refers to the block that contains it.'
        : 'There is no anchor for this alias above it.';
      problem('yaml-syntax', placeOf(node.range), message);
      return nothing(placeOf(node.range));
    }
    if (!known.get(node)) {
      known.set(node, undefined);
      known.set(node, create(node));
    }
    return known.get(node)!;
  };

  const create = (node: Node): Tree => {
    const at = placeOf(node.range);
    if (isMap<ParsedNode, ParsedNode | null>(node)) {
      return mapping(at, node.items);
    }
    if (isSeq<ParsedNode>(node)) {
      return {type: 'list', at, items: node.items.map((item) => convert(item, at))};
    }
    const plain = isScalar(node) && (node.type === undefined || node.type === 'PLAIN');
    const text = isScalar(node) && typeof node.value === 'string' ? node.value : '';
    return {type: 'scalar', at, text, plain, kind: plain && !node.tag ? kindOfPlain(text) : 'string'};
  };

  const mapping = (at: Place, pairs: readonly {key: ParsedNode; value: ParsedNode | null}[]): Mapping => {
    const entries: Entry[] = [];
    const merged: Entry[] = [];
    const own = new Set<string>();
    for (const {key, value} of pairs) {
      const place = placeOf(key.range);
      const tree = convert(value, {start: place.end, end: place.end});
      const bare = value === null;
      const written = convert(key, place);
      const {text: name, plain} = written.type === 'scalar' ? written : {text: '', plain: false};
      if (name === '<<' && plain) {
        const sources = tree.type === 'list' ? tree.items : [tree];
        merged.push(...sources.flatMap((source) => (source.type === 'map' ? source.entries : [])));
      } else if (own.has(name)) {
        problem('duplicate-key', place, `${bare ? 'This key' : `The key \`${name}\``} already appears in this block.`);
      } else {
        own.add(name);
        entries.push({name, at: place, plain, bare, value: tree});
      }
    }
    // A key of the block overrides a merged one.
    return {type: 'map', at, entries: [...entries, ...merged.filter(({name}) => !own.has(name))]};
  };
  return convert(document.contents, {start: 0, end: 0});
}

/** Whether the error is an unclosed quote. */
const isOpenQuote = ({code, message}: YAMLParseError): boolean => code === 'MISSING_CHAR' && message.includes('quote');

const messageOf = (error: YAMLParseError): string =>
  isOpenQuote(error) ? 'The closing quote is missing.' : (words[error.code] ?? 'This is not valid YAML.');

/** Position of an error. For an unclosed quote, its start, because the parser can report it many lines below. */
function placeOfError(document: Document.Parsed, error: YAMLParseError): Place {
  const [start, end] = error.pos;
  let place = {start, end: Math.max(end, start + 1)};
  if (isOpenQuote(error)) {
    visit(document, {
      Scalar: (_, node) => {
        if (node.range && node.range[0] < start && node.range[1] >= start) {
          place = {start: node.range[0], end: node.range[0] + 1};
        }
      },
    });
  }
  return place;
}

/** One YAML file with its documents, in order. */
export function readYaml(text: string): {documents: Tree[]; problems: Problem[]} {
  // For text without a document, the parser returns an empty list with an additional property.
  const parsed: readonly Document.Parsed[] = [
    ...parseAllDocuments(text, {schema: 'failsafe', uniqueKeys: false, prettyErrors: false, logLevel: 'silent'}),
  ];
  const problems: Problem[] = [];
  const isBroken = (): boolean => problems.some(({code}) => code === 'yaml-syntax');
  const documents = parsed.map((document) => {
    const first = document.errors[0];
    // Report only the first error, because it can cause others below.
    if (first && !isBroken()) {
      problems.push({code: 'yaml-syntax', at: placeOfError(document, first), message: messageOf(first)});
    }
    const found: Problem[] = [];
    const tree = treeOf(document, found);
    problems.push(...found.filter(({code}) => code !== 'yaml-syntax' || !isBroken()));
    return tree;
  });
  return {documents, problems};
}

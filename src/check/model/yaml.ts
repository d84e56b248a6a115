/** Parses YAML with positions. All values stay text, because their meaning is that of YAML 1.1, as in Spring Boot. */
import {
  isAlias,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type Document,
  type Node,
  type ParsedNode,
  type Range,
} from 'yaml';
import {explain} from './explain';
import {template, templateAt} from './guard';
import {openedAt, parseLoosely, textOfLines} from './loose';
import {hidesKeys, joinedFile, oddText, tabsIn, textBelow} from './slips';
import type {Entry, Mapping, Place, Problem, Scalar, Tree} from './tree';
import {kindOfPlain} from './yaml11';

const twoMerges = 'Docker Compose and `kubectl` stop at a second `<<` of a block, although Spring Boot accepts it.';

/** The lines of a text. */
export function linesOf(text: string): LineCounter {
  const lines = new LineCounter();
  lines.addNewLine(0);
  for (const {index} of text.matchAll(/\n/g)) {
    lines.addNewLine(index + 1);
  }
  return lines;
}

const placeOf = (range: Range | null | undefined): Place => ({start: range?.[0] ?? 0, end: range?.[1] ?? 0});
const nothing = (at: Place): Scalar => ({type: 'scalar', at, text: '', kind: 'null', plain: true});

/** Converts a document to values, and collects problems. */
function treeOf(document: Document.Parsed, source: string, isJoined: boolean, problems: Problem[]): Tree {
  /** The last node of each anchor, and the values of nodes. While a node is converted, it has none. */
  const anchors = new Map<string, Node>();
  const known = new Map<Node, Tree>();
  const problem = (code: Problem['code'], at: Place, message: string, more?: Partial<Problem>): void =>
    void problems.push({code, at, message, ...more});
  let lines: LineCounter | undefined;
  const lineOf = ({start}: Place): number => (lines ??= linesOf(source)).linePos(start).line;

  const convert = (node: Node | null | undefined, at: Place): Tree => {
    if (!node) {
      return nothing(at);
    }
    if (isAlias(node)) {
      const target = anchors.get(node.source);
      if (target && known.get(target)) {
        return known.get(target)!;
      }
      const message = target
        ? 'This alias (`*name`) is inside the block of its anchor (`&name`), so the block would contain itself.'
        : 'This is an alias (`*name`), but there is no anchor (`&name`) for it above. If it is text, enclose it in quotes.';
      problem('yaml-syntax', placeOf(node.range), message);
      return nothing(placeOf(node.range));
    }
    if (node.anchor) {
      anchors.set(node.anchor, node);
    }
    const tree: Tree = node.tag === undefined ? create(node) : {...create(node), tag: node.tag};
    known.set(node, tree);
    return tree;
  };

  const create = (node: Node): Tree => {
    const at = placeOf(node.range);
    if (isMap<ParsedNode, ParsedNode | null>(node)) {
      if (source.startsWith('{{', at.start)) {
        problems.push(template(source, at.start));
      }
      return mapping(at, node.items, node.flow ?? false);
    }
    if (isSeq<ParsedNode>(node)) {
      return {type: 'list', at, items: node.items.map((item) => convert(item, at))};
    }
    const plain = isScalar(node) && (node.type === undefined || node.type === 'PLAIN');
    const written = source.slice(at.start, at.end);
    const isLines = isJoined && isScalar(node) && !node.type?.startsWith('BLOCK') && written.includes('\n');
    const value = isScalar(node) && typeof node.value === 'string' ? node.value : '';
    const text = isLines ? textOfLines(written) : value;
    problems.push(...(plain ? oddText(written, at) : hidesKeys(source, at)));
    return {type: 'scalar', at, text, plain, kind: plain && !node.tag ? kindOfPlain(text) : 'string'};
  };

  const mapping = (
    at: Place,
    pairs: readonly {key: ParsedNode; value: ParsedNode | null}[],
    isFlow: boolean,
  ): Mapping => {
    const entries: Entry[] = [];
    const merged: Entry[] = [];
    const own = new Map<string, Place>();
    for (const {key, value} of pairs) {
      const place = placeOf(key.range);
      // In the order of the text, so that an alias has the last anchor above it.
      const written = convert(key, place);
      const tree = convert(value, {start: place.end, end: place.end});
      const bare = value === null;
      const {text: name, plain} = written.type === 'scalar' ? written : {text: '', plain: false};
      const first = written.type === 'scalar' ? own.get(name) : undefined;
      own.set(name, first ?? place);
      if (isFlow && plain && value && /\n/.test(source.slice(place.start, place.end))) {
        problem('yaml-syntax', place, 'Inside brackets, a key must be on one line, and a comment begins with `#`.');
      }
      if (tree.type === 'scalar' && tree.plain && name !== 'image') {
        problems.push(...textBelow(source, place.end, tree.at));
      }
      problems.push(...joinedFile(name, source, tree.at));
      const isMerge = name === '<<' && plain;
      if (first) {
        const hint = isMerge ? ' Write one `<<` with a list of aliases.' : '';
        const message = `${bare ? 'This key' : `The key \`${name}\``} is already in line ${lineOf(first)} of this block.${hint}`;
        problem('duplicate-key', place, message, isMerge ? {only: 'go', advice: twoMerges} : {});
      }
      if (isMerge) {
        const sources = tree.type === 'list' ? tree.items : [tree];
        merged.push(...sources.flatMap((one) => (one.type === 'map' ? one.entries : [])));
        if (sources.some(({type}) => type !== 'map')) {
          problem(
            'yaml-syntax',
            tree.at,
            '`<<` inserts the keys of other blocks. It needs an alias of a block, or a list of them.',
          );
        }
      } else if (!first && written.type === 'scalar') {
        entries.push({name, at: place, plain, bare, value: tree});
      }
    }
    // A key of the block overrides a merged one.
    return {type: 'map', at, entries: [...entries, ...merged.filter((entry) => !own.has(entry.name))]};
  };
  return convert(document.contents, {start: 0, end: 0});
}

/** One YAML file with its documents, in order. */
export function readYaml(text: string): {documents: Tree[]; problems: Problem[]} {
  const {documents: parsed, first, text: lines} = parseLoosely(text);
  const problems: Problem[] = [];
  if (first) {
    const brace = templateAt(text, first.error.pos[0]);
    const explained = explain(text, first.error, openedAt(first.document, first.error));
    problems.push(brace === undefined ? {code: 'yaml-syntax', ...explained} : template(text, brace));
  }
  const isBroken = (): boolean => problems.some(({code}) => code !== 'duplicate-key' && code !== 'yaml-slip');
  const documents = parsed.map((document) => {
    const found: Problem[] = [];
    const tree = treeOf(document, text, lines !== text, found);
    // Other problems can be consequences of the first error.
    found.forEach((one) => (one.code === 'duplicate-key' || !isBroken() ? problems.push(one) : undefined));
    return tree;
  });
  problems.push(...(isBroken() ? [] : tabsIn(lines)));
  return {documents, problems};
}

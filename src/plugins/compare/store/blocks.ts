/** Takes the text of a page apart into blocks. */
import type {Nodes, PhrasingContent, Root} from 'mdast';
import type {Block, Kind, Piece} from './block';

const styles = {inlineCode: 'code', strong: 'strong', emphasis: 'em'} as const;
type Style = (typeof styles)[keyof typeof styles];

/** Text of a node without content. */
function textOfEmpty(node: PhrasingContent): string {
  return node.type === 'break' ? ' ' : node.type === 'image' ? (node.alt ?? '') : '';
}

function collect(node: PhrasingContent, style: Style | undefined, pieces: Piece[]): void {
  const own = node.type in styles ? styles[node.type as keyof typeof styles] : style;
  if ('children' in node) {
    node.children.forEach((child) => collect(child, own, pieces));
    return;
  }
  const text = 'value' in node ? node.value : textOfEmpty(node);
  pieces.push(own === undefined ? text : [own, text]);
}

/** Joins pieces of one style, and makes each run of white space one space. */
function joined(pieces: readonly Piece[]): Piece[] {
  const all: Piece[] = [];
  let isAfterSpace = true;
  for (const piece of pieces) {
    const [style, raw] = typeof piece === 'string' ? [undefined, piece] : piece;
    const spaced = raw.replaceAll(/\s+/g, ' ');
    const text: string = isAfterSpace ? spaced.trimStart() : spaced;
    if (text === '') {
      continue;
    }
    isAfterSpace = text.endsWith(' ');
    const last = all.at(-1);
    if (typeof last === 'string' && style === undefined) {
      all[all.length - 1] = last + text;
    } else if (Array.isArray(last) && last[0] === style) {
      all[all.length - 1] = [last[0] as Style, last[1] + text];
    } else {
      all.push(style === undefined ? text : [style, text]);
    }
  }
  const last = all.pop();
  if (last === undefined) {
    return all;
  }
  const end = typeof last === 'string' ? last.trimEnd() : ([last[0], last[1].trimEnd()] as const);
  return end === '' ? all : [...all, end];
}

/** The pieces of a paragraph, a heading or a cell. */
function piecesOf(children: readonly PhrasingContent[]): Piece[] {
  const pieces: Piece[] = [];
  children.forEach((child) => collect(child, undefined, pieces));
  return joined(pieces);
}

const block = (kind: Kind, inside: string, cells: Block['cells'], key?: string): Block => ({
  kind,
  ...(key !== undefined && {key}),
  ...(inside !== '' && {inside}),
  cells,
});

/** The title of a sample, from what stands behind the language of its fence. */
const titleOf = (meta: string | null | undefined): string => /^title="(.*)"$/.exec(meta ?? '')?.[1] ?? '';

function walk(node: Nodes, inside: string): Block[] {
  switch (node.type) {
    case 'root':
      return node.children.flatMap((child) => walk(child, inside));
    case 'blockquote':
      return node.children.flatMap((child) => walk(child, `${inside}>`));
    case 'heading':
      return [block(`h${node.depth}`, inside, [piecesOf(node.children)], node.data?.id)];
    case 'paragraph':
      return [block('p', inside, [piecesOf(node.children)])];
    case 'list': {
      const within = inside + (node.ordered ? '1' : '-');
      return node.children.flatMap(({children}) => {
        const [first, ...others] = children;
        const [head, rest] = first?.type === 'paragraph' ? [first.children, others] : [[], children];
        return [block('li', within, [piecesOf(head)]), ...rest.flatMap((child) => walk(child, within))];
      });
    }
    case 'table':
      return node.children.map(
        ({children, data}, index) =>
        block(index === 0 ? 'th' : 'tr', inside, children.map((cell) => piecesOf(cell.children)), data?.id), // prettier-ignore
      );
    case 'code': {
      const title = titleOf(node.meta);
      const lines = node.value.split('\n').map((line) => block('line', inside, [line === '' ? [] : [line]]));
      return [block('pre', inside, [title === '' ? [] : [title]]), ...lines];
    }
    case 'thematicBreak':
      return [];
    default:
      throw new Error(`The text of a page has a node "${node.type}"; expected one that is a block of text`);
  }
}

/** The blocks of a page, in its order. */
export const blocksOf = (tree: Root): Block[] => walk(tree, '');

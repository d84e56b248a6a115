/** The blocks of an article, for the comparison of versions. */
import type {Nodes, Paragraph, PhrasingContent, Root} from 'mdast';
import {sampleTitle, textOf} from './tree';

/** Some text, and the element that sets its style. */
export type Piece = readonly [text: string, style?: 'code' | 'strong' | 'em'];

/** A heading, a paragraph, an item of a list, a head or a row of a table, the title or a line of a sample. */
export interface Line {
  kind: 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6' | 'p' | 'li' | 'th' | 'tr' | 'title' | 'code';
  /** Width of the markers of its list or quote, in characters. */
  indent?: number;
  isInQuote?: true;
  /** Bullet or number of an item of a list. */
  marker?: string;
  /** The cells of a row, otherwise a single one. */
  cells: readonly (readonly Piece[])[];
}

/** A paragraph, a list, a table or a sample. */
export type Block = readonly Line[];

type Place = Pick<Line, 'indent' | 'isInQuote'>;

const styles: Readonly<Record<string, Piece[1]>> = {strong: 'strong', emphasis: 'em', inlineCode: 'code'};

/** The text of a line; links have no address. */
const piecesOf = (node: PhrasingContent, style?: Piece[1]): Piece[] =>
  'children' in node
    ? node.children.flatMap((child) => piecesOf(child, style ?? styles[node.type]))
    : [[textOf(node), styles[node.type] ?? style]];

/** A line with normal white space; text of the same style is one piece. */
function cellOf(nodes: readonly PhrasingContent[]): Piece[] {
  const runs: [text: string, style: Piece[1]][] = [];
  for (const [text, style] of nodes.flatMap((node) => piecesOf(node))) {
    const last = runs.at(-1);
    if (last && last[1] === style) {
      last[0] += text;
    } else {
      runs.push([text, style]);
    }
  }
  return runs.flatMap(([text, style], index): Piece[] => {
    const spaced = text.replaceAll(/\s+/g, ' ');
    const shown = index === runs.length - 1 ? spaced.trimEnd() : spaced;
    return shown === '' ? [] : [style ? [shown, style] : [shown]];
  });
}

function linesOf({children}: Paragraph, place: Place, marker: string | undefined): Line[] {
  const ends = [...children.flatMap(({type}, index) => (type === 'break' ? index : [])), children.length];
  return ends.map((end, index): Line => {
    const cells = [cellOf(children.slice(index === 0 ? 0 : ends[index - 1]! + 1, end))];
    return marker && index === 0 ? {...place, kind: 'li', marker, cells} : {...place, kind: 'p', cells};
  });
}

/**
 * The blocks of a node. Items of a list without empty lines between them are one block.
 *
 * @param marker - That of the item that starts with the node.
 */
function blocksIn(node: Nodes, place: Place, marker?: string): Block[] {
  switch (node.type) {
    case 'heading':
      return [[{...place, kind: `h${node.depth}`, cells: [cellOf(node.children)]}]];
    case 'paragraph':
      return [linesOf(node, place, marker)];
    case 'table':
      return [
        node.children.map(({children}, index): Line => ({
          ...place,
          kind: index === 0 ? 'th' : 'tr',
          cells: children.map((cell) => cellOf(cell.children)),
        })),
      ];
    case 'code': {
      const title = sampleTitle(node);
      const line = (kind: Line['kind'], text: string): Line => ({...place, kind, cells: [[[text]]]});
      return [[...(title ? [line('title', title)] : []), ...node.value.split('\n').map((text) => line('code', text))]];
    }
    case 'blockquote':
      return node.children.flatMap((child) => blocksIn(child, {indent: (place.indent ?? 0) + 2, isInQuote: true}));
    case 'list': {
      const blocks = node.children.flatMap(({children}, index) => {
        const own = node.ordered ? `${(node.start ?? 1) + index}.` : '•';
        const within = {...place, indent: (place.indent ?? 0) + own.length + 1};
        return children.flatMap((child, at) => blocksIn(child, within, at === 0 ? own : undefined));
      });
      const isLoose = node.spread || node.children.some(({spread}) => spread);
      return isLoose ? blocks : [blocks.flat()];
    }
    default:
      return 'children' in node ? node.children.flatMap((child) => blocksIn(child, place)) : [];
  }
}

export const blocksOf = (tree: Root): Block[] => blocksIn(tree, {});

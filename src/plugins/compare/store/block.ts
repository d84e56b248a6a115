/** A block of text: what two versions of a page are compared by. Shared with the browser. */

/** Plain or formatted text: code, bold, italic. */
export type Piece = string | readonly [style: 'code' | 'strong' | 'em', text: string];

/**
 * What a block is: a heading and its level, a paragraph, the first paragraph of a list item, the first or a further row of a table,
 * the start of a sample with its title, a line of a sample.
 */
export type Kind = 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6' | 'p' | 'li' | 'th' | 'tr' | 'pre' | 'line';

/** One block. Blocks that are equal as JSON are the same. */
export interface Block {
  kind: Kind;
  /** Anchor of a heading, or of the fact in a table row. */
  key?: string;
  /** Containers, from the outside: `>` a note, `-` a list, `1` a numbered list. For an item, it includes its own list. */
  inside?: string;
  /** Its text: the cells of a row, else one. */
  cells: readonly (readonly Piece[])[];
}

/** The text of a piece. */
export const textOfPiece = (piece: Piece): string => (typeof piece === 'string' ? piece : piece[1]);

/** The text of a cell, as readers see it. */
export const textOfCell = (cell: readonly Piece[]): string => cell.map(textOfPiece).join('');

/** The text of a block, its cells apart by a space. */
export const textOfBlock = ({cells}: Block): string => cells.map(textOfCell).join(' ');

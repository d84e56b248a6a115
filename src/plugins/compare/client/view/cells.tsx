/** The text of a block with its changes. */
import {createElement, type ReactNode} from 'react';
import type {Change} from '../../engine/compare';
import type {Block, Piece} from '../../store/block';
import styles from '../styles.module.css';

/** Which text is shown: both with all changes, or one of them. */
export type Side = 'both' | 'old' | 'new';

/** Pieces in their style. */
const shown = (pieces: readonly Piece[]): ReactNode =>
  pieces.map((piece, index) => (typeof piece === 'string' ? piece : createElement(piece[0], {key: index}, piece[1])));

const words = {old: ['del', 'removed: '], new: ['ins', 'added: ']} as const;

/** A part that only one version has, with a word for those who see no style. */
function Only({where, pieces}: {readonly where: 'old' | 'new'; readonly pieces: readonly Piece[]}): ReactNode {
  const [tag, word] = words[where];
  return createElement(tag, null, <span className={styles.hidden}>{word}</span>, shown(pieces));
}

/** The block of a side; undefined where that version has none. */
export function blockOn(change: Change, side: Side): Block | undefined {
  if (!('block' in change)) {
    return side === 'old' ? change.before : change.after;
  }
  return side === (change.type === 'removed' ? 'new' : 'old') ? undefined : change.block;
}

/** Content of the cells of a block on one side. */
export function cellsOn(change: Change, side: Side): ReactNode[] {
  if (change.type === 'changed') {
    return change.cells.map((parts) =>
      parts.map(({where, pieces}, index) => {
        if (where === 'both') {
          return <span key={index}>{shown(pieces)}</span>;
        }
        return side === 'both' || side === where ? <Only key={index} where={where} pieces={pieces} /> : null;
      }),
    );
  }
  const cells = blockOn(change, side)?.cells ?? [];
  if (change.type === 'same') {
    return cells.map(shown);
  }
  const where = change.type === 'removed' ? 'old' : 'new';
  return cells.map((pieces, index) =>
    pieces.length === 0 ? null : <Only key={index} where={where} pieces={pieces} />,
  );
}

/** The text of a line with its changes. */
import {createElement, type ReactNode} from 'react';
import type {Line, Piece} from '../../text/blocks';
import type {Change} from '../../text/compare';
import styles from '../styles.module.css';

/** Which text is shown: both with all changes, or one of them. */
export type Side = 'both' | 'old' | 'new';

/** The sides that are shown next to each other. */
export const sidesOf = (isSideBySide: boolean): readonly Side[] => (isSideBySide ? ['old', 'new'] : ['both']);

/** The line on a side; undefined where that version has none. */
export const lineOn = ({before, after}: Change, side: Side): Line | undefined =>
  side === 'both' ? (after ?? before) : side === 'old' ? before : after;

/** How a line that changed is marked. */
export const markOf = ({type, isMoved}: Change): string | undefined =>
  type === 'same' ? undefined : `${styles.sign} ${styles[type]} ${isMoved ? styles.moved : ''}`;

/** Makes a line one that the buttons lead to, where it is the first of some that changed. */
export const targetOf = ({isFirst}: Change): {'data-change'?: ''; tabIndex?: -1} =>
  isFirst ? {'data-change': '', tabIndex: -1} : {};

/** Text in its style; words of the same style are one element. */
function shown(pieces: readonly Piece[]): ReactNode[] {
  const runs: {text: string; style: Piece[1]}[] = [];
  for (const [text, style] of pieces) {
    const last = runs.at(-1);
    if (last && last.style === style) {
      last.text += text;
    } else {
      runs.push({text, style});
    }
  }
  return runs.map(({text, style}, index) => (style ? createElement(style, {key: index}, text) : text));
}

const marks = {old: ['del', 'removed: '], new: ['ins', 'added: ']} as const;

/** What the cells of a line show on a side; what only one version has gets a word for readers who see no style. */
export const cellsOn = ({cells, isMoved}: Change, side: Side): ReactNode[] =>
  cells.map((parts) =>
    parts.map(({where, pieces}, index) => {
      if (where === 'both') {
        return <span key={index}>{shown(pieces)}</span>;
      }
      const [tag, name] = marks[where];
      const word = <span className="only-heard">{isMoved ? `moved, ${name}` : name}</span>;
      return side === 'both' || side === where ? createElement(tag, {key: index}, word, shown(pieces)) : null;
    }),
  );

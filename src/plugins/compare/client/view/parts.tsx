/** The text of a line with its changes. */
import {createElement, type ReactNode} from 'react';
import type {Line, Piece} from '../../text/blocks';
import type {Change} from '../../text/compare';
import styles from '../styles.module.css';

/** The text to show: both versions with all changes, or one of them. */
export type Side = 'both' | 'old' | 'new';

/** The line on a side, or undefined if that version does not have it. */
export const lineOn = ({before, after}: Change, side: Side): Line | undefined =>
  side === 'both' ? (after ?? before) : side === 'old' ? before : after;

/** Attributes of a changed line. */
export const markOf = ({type}: Change): string | undefined =>
  type === 'same' ? undefined : `${styles.sign} ${styles[type]}`;

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

/** The cells of a line on a side. Text that only one version has gets a label for screen readers. */
export const cellsOn = ({cells}: Change, side: Side): ReactNode[] =>
  cells.map((parts) =>
    parts.map(({where, pieces}, index) => {
      if (where === 'both') {
        return <span key={index}>{shown(pieces)}</span>;
      }
      const [tag, name] = marks[where];
      const word = <span className="only-heard">{name}</span>;
      return side === 'both' || side === where ? createElement(tag, {key: index}, word, shown(pieces)) : null;
    }),
  );

import {createElement, type ReactNode} from 'react';
import clsx from 'clsx';
import type {Line} from '../../text/blocks';
import type {Change} from '../../text/compare';
import styles from '../styles.module.css';
import {cellsOn, lineOn, markOf, sidesOf, targetOf} from './parts';

/** Headings stand below those of this page. */
const tagOf = ({kind}: Line): string => {
  const level = /^h(\d)/.exec(kind)?.[1];
  return level ? `h${Math.min(6, Number(level) + 2)}` : kind === 'code' ? 'code' : kind === 'title' ? 'div' : 'p';
};

/** How a line is set. A code element without a class would be code inside of a text. */
const classOf = ({kind, isInQuote}: Line): string =>
  clsx(kind === 'code' ? styles.line : kind === 'title' && styles.title, isInQuote && styles.note);

interface Props {
  readonly change: Change;
  readonly isSideBySide: boolean;
}

/** A line of text or of a sample: one with all changes, or both side by side. */
export default function TextLine({change, isSideBySide}: Props): ReactNode {
  return (
    <div className={styles.row} {...targetOf(change)}>
      {sidesOf(isSideBySide).map((side) => {
        const line = lineOn(change, side);
        return (
          <div key={side} className={clsx(styles.side, line && markOf(change))}>
            {line &&
              createElement(
                tagOf(line),
                {
                  className: classOf(line),
                  'data-marker': line.marker,
                  style: line.indent > 0 ? {marginLeft: `${line.indent / 2}em`} : undefined,
                },
                ...cellsOn(change, side),
              )}
          </div>
        );
      })}
    </div>
  );
}

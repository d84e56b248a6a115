import {createElement, type ReactNode} from 'react';
import clsx from 'clsx';
import type {Line} from '../../text/blocks';
import type {Change} from '../../text/compare';
import styles from '../styles.module.css';
import {cellsOn, lineOn, markOf, type Side} from './parts';

/** Tag of a line. Headings get a level below those of this page. */
const tagOf = ({kind}: Line): string => {
  const level = /^h(\d)/.exec(kind)?.[1];
  return level ? `h${Math.min(6, Number(level) + 2)}` : kind === 'code' ? 'code' : kind === 'title' ? 'div' : 'p';
};

/** Class of a line. A code element without a class would be inline code. */
const classOf = ({kind, isInQuote}: Line): string =>
  clsx(kind === 'code' ? styles.line : kind === 'title' && styles.title, isInQuote && styles.note);

interface Props {
  readonly change: Change | undefined;
  readonly side: Side;
}

/** A line of text or of a sample, or the gap next to it. */
export default function TextLine({change, side}: Props): ReactNode {
  const line = change && lineOn(change, side);
  return line ? (
    <div className={clsx(styles.side, markOf(change))}>
      {createElement(
        tagOf(line),
        {
          className: classOf(line),
          'data-marker': line.marker,
          style: line.indent > 0 ? {marginLeft: `${line.indent / 2}em`} : undefined,
        },
        ...cellsOn(change, side),
      )}
    </div>
  ) : (
    <div className={styles.side} />
  );
}

/* eslint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   `display: block` removes the meaning of table elements on phones, and the roles restore it. */
/** Lines and tables of a comparison, with their changes. */
import {createElement, type ReactNode} from 'react';
import clsx from 'clsx';
import type {Piece} from '../../../../../article/blocks';
import type {Change, Line} from '../../../compare';
import styles from '../styles.module.css';
import Folds from './Folds';
import {lineOn, type Part, type Side} from './rows';

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

/** Changed text. The blanks before and after it have no mark, which would run on to the next word. */
function marked(pieces: readonly Piece[]): ReactNode[] {
  const isBlank = ([text]: Piece): boolean => text.trim() === '';
  const first = pieces.findIndex((piece) => !isBlank(piece));
  const end = pieces.length - [...pieces].reverse().findIndex((piece) => !isBlank(piece));
  return first < 0
    ? [<span key="mark">{shown(pieces)}</span>]
    : [
        shown(pieces.slice(0, first)),
        <span key="mark">{shown(pieces.slice(first, end))}</span>,
        shown(pieces.slice(end)),
      ];
}

const marks = {old: ['del', 'removed: '], new: ['ins', 'added: ']} as const;

/** The cells of a line on a side. Text that only one version has gets a label for screen readers. */
const cellsOn = ({cells}: Change, side: Side): ReactNode[] =>
  cells.map((parts) =>
    parts.map(({where, pieces}, index) => {
      if (where === 'both') {
        return <span key={index}>{shown(pieces)}</span>;
      }
      const [tag, name] = marks[where];
      const word = <span className="only-heard">{name}</span>;
      return side === 'both' || side === where ? createElement(tag, {key: index}, word, ...marked(pieces)) : null;
    }),
  );

/** Class of a changed line or cell. */
const markOf = ({type}: Change): string | undefined => (type === 'same' ? undefined : clsx(styles.sign, styles[type]));

/** Tag of a line. Headings get a level below those of this page. */
const tagOf = ({kind}: Line): string => {
  const level = /^h(\d)/.exec(kind)?.[1];
  return level ? `h${Math.min(6, Number(level) + 2)}` : kind === 'code' ? 'code' : kind === 'title' ? 'div' : 'p';
};

/** Class of a line. A code element without a class would be inline code. */
const classOf = ({kind, isInQuote}: Line): string =>
  clsx(kind === 'code' ? styles.line : kind === 'title' && styles.title, isInQuote && styles.note);

/** A line of text or of a sample, or the gap next to it. */
export function textLine(change: Change | undefined, side: Side): ReactNode {
  const line = change && lineOn(change, side);
  return line ? (
    <div key={side} className={clsx(styles.side, markOf(change))}>
      {createElement(
        tagOf(line),
        {
          className: classOf(line),
          'data-marker': line.marker,
          style: line.indent ? {marginLeft: `${line.indent / 2}em`} : undefined,
        },
        ...cellsOn(change, side),
      )}
    </div>
  ) : (
    <div key={side} className={styles.side} />
  );
}

/** A table: one with all changes, or that of one version, or the gap next to it. */
export function table(part: Part, side: Side): ReactNode {
  const rows = part.flatMap(({change, isShown}) => {
    const line = lineOn(change, side);
    return line ? [{change, isShown, ...line}] : [];
  });
  if (rows.length === 0) {
    return <div key={side} className={styles.side} />;
  }
  const width = Math.max(...rows.map(({cells}) => cells.length));
  const frame = (button: ReactNode): ReactNode => (
    <tr role="row">
      <td colSpan={width} role="cell">
        {button}
      </td>
    </tr>
  );
  return (
    <div key={side} className={styles.side}>
      <table className={clsx('stacked', styles.table)} role="table">
        <tbody role="rowgroup">
          <Folds shown={rows.map(({isShown}) => isShown)} what="rows" frame={frame}>
            {(place) => {
              const {change, kind} = rows[place]!;
              const Cell = kind === 'th' ? 'th' : 'td';
              return (
                <tr role="row">
                  {cellsOn(change, side).map((cell, index) => (
                    <Cell
                      key={index}
                      scope={kind === 'th' ? 'col' : undefined}
                      role={kind === 'th' ? 'columnheader' : 'cell'}
                      className={markOf(change)}
                    >
                      {cell}
                    </Cell>
                  ))}
                </tr>
              );
            }}
          </Folds>
        </tbody>
      </table>
    </div>
  );
}

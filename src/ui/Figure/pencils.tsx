/** Elements of figures: boxes, groups, arrows and text. */
import {createContext, useContext, type ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

/** Distance between two baselines. */
const LINE_HEIGHT = 20;
/** Height of the curved ends of a store (a drum). */
const DRUM_CURVE = 7;

/** Id of the arrow head of the surrounding figure, unique on a page. */
export const ArrowHead = createContext('');

interface TextProps {
  readonly x: number;
  /** Baseline of the first line. */
  readonly y: number;
  readonly label: string;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly strong?: boolean;
}

/** One or more lines of text. An outline in the background colour keeps it legible on top of a line. */
export function Text({x, y, label, anchor = 'start', strong = false}: TextProps): ReactNode {
  return (
    <text className={clsx(styles.text, strong && styles.strong)} textAnchor={anchor}>
      {label.split('\n').map((line, row) => (
        <tspan key={row} x={x} y={y + row * LINE_HEIGHT}>
          {line.split('`').map((piece, index) =>
            index % 2 === 1 ? (
              <tspan key={index} className={styles.code}>
                {piece}
              </tspan>
            ) : (
              piece
            ),
          )}
        </tspan>
      ))}
    </text>
  );
}

/** Emphasis of a box: `accent` for the subject of the figure, `bare` for its frame; `optional` is dashed, and nothing else. */
type Tone = 'plain' | 'accent' | 'bare' | 'optional';

interface Area {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

interface BoxProps extends Area {
  /** Name, in bold. */
  readonly label?: string;
  /** More text under the label. */
  readonly detail?: string;
  readonly tone?: Tone;
  /** `store` draws a drum: something that keeps data. */
  readonly shape?: 'box' | 'store';
  /** On the upper edge, as in the stations of pages: a square for a part, a ring for a step, a disc for a result. */
  readonly mark?: 'part' | 'step' | 'result';
}

/** A box with its text in the middle, in a store between lid and bottom: below the text is room for letters such as `p`. */
export function Box({x, y, w, h, label, detail, tone = 'plain', shape = 'box', mark}: BoxProps): ReactNode {
  const labelRows = countRows(label);
  const rows = labelRows + countRows(detail);
  const middle = y + h / 2 + (shape === 'store' ? DRUM_CURVE - 2 : 0);
  const first = middle - ((rows - 1) * LINE_HEIGHT) / 2 + 5.5;
  return (
    <g className={clsx(styles.box, styles[tone])}>
      {shape === 'box' ? <rect x={x} y={y} width={w} height={h} rx="6" /> : <path d={drum({x, y, w, h})} />}
      {label !== undefined && <Text x={x + w / 2} y={first} anchor="middle" strong label={label} />}
      {detail !== undefined && (
        <Text x={x + w / 2} y={first + labelRows * LINE_HEIGHT} anchor="middle" label={detail} />
      )}
      {mark !== undefined && (
        <g className={styles.badge}>
          <rect
            x={x + 12}
            y={y - 6}
            width="12"
            height="12"
            rx={mark === 'part' ? 2 : 6}
            className={mark === 'result' ? styles.disc : undefined}
          />
        </g>
      )}
    </g>
  );
}

function countRows(text: string | undefined): number {
  return text === undefined ? 0 : text.split('\n').length;
}

/** The outline of a drum and the front rim of its lid. */
function drum({x, y, w, h}: Area): string {
  const half = w / 2;
  const side = h - 2 * DRUM_CURVE;
  const body = `M${x} ${y + DRUM_CURVE}a${half} ${DRUM_CURVE} 0 0 1 ${w} 0v${side}a${half} ${DRUM_CURVE} 0 0 1 ${-w} 0z`;
  // In the direction of the body, so that the lid has its fill.
  return `${body}M${x + w} ${y + DRUM_CURVE}a${half} ${DRUM_CURVE} 0 0 1 ${-w} 0`;
}

/** A thin frame around a group, with its label in the upper left corner. */
export function Group({x, y, w, h, label}: Area & {readonly label: string}): ReactNode {
  return (
    <g className={styles.group}>
      <rect x={x} y={y} width={w} height={h} rx="8" />
      <Text x={x + 12} y={y + 22} strong label={label} />
    </g>
  );
}

interface ArrowProps {
  /** Corners of the line in SVG format, `x,y x,y`. The head is at the last one. */
  readonly points: string;
  /** Whether the first point also has a head. */
  readonly both?: boolean;
}

/** A line with an arrow head. For a label, add a `Text` next to it. */
export function Arrow({points, both = false}: ArrowProps): ReactNode {
  const head = useContext(ArrowHead);
  return <polyline className={styles.arrow} points={points} markerEnd={head} markerStart={both ? head : undefined} />;
}

/** A thin line that goes straight down: the life line of a participant in a sequence. */
export function LifeLine({x, from, to}: {readonly x: number; readonly from: number; readonly to: number}): ReactNode {
  return <line className={styles.lifeLine} x1={x} y1={from} x2={x} y2={to} />;
}

/** A number in a ring, as at the step in the text that it refers to. */
export function Badge({x, y, n}: {readonly x: number; readonly y: number; readonly n: number}): ReactNode {
  return (
    <g className={styles.badge}>
      <circle cx={x} cy={y} r="11" />
      <text x={x} y={y + 5} textAnchor="middle">
        {n}
      </text>
    </g>
  );
}

/**
 * The frame of every figure on the site: a hand-made SVG that uses the colours of the theme.
 *
 * Draw on a sheet 480 units wide. On a wide screen one unit is one pixel. On a phone the sheet shrinks to about
 * three quarters, and the text grows from 13 to 15.25 units, which are 11 pixels there. `pencils.tsx` has the drawing elements.
 * In every text, `back ticks` mark code, and a line break starts a new line.
 */
import {useId, type ReactNode} from 'react';
import {ArrowHead} from './pencils';
import styles from './styles.module.css';

export {Arrow, Badge, Box, Group, LifeLine, Text} from './pencils';

/** Width of a drawing: text stays legible on a phone. */
const WIDTH = 480;

interface FigureProps {
  /** Short name for assistive technology. */
  readonly title: string;
  /** Description in full sentences, for readers who cannot see the figure. */
  readonly desc: string;
  /** Shown under the figure. */
  readonly caption: string;
  /** Height of the drawing in units. */
  readonly height: number;
  readonly children: ReactNode;
}

/** A framed drawing with a caption. Screen readers get the title and the description instead of the single labels. */
export default function Figure({title, desc, caption, height, children}: FigureProps): ReactNode {
  const id = useId();
  return (
    <figure className={styles.figure}>
      <svg
        className={styles.drawing}
        viewBox={`0 0 ${WIDTH} ${height}`}
        width={WIDTH}
        height={height}
        role="img"
        aria-labelledby={`${id}title ${id}desc`}
      >
        <title id={`${id}title`}>{title}</title>
        <desc id={`${id}desc`}>{desc}</desc>
        <defs>
          <marker
            id={`${id}head`}
            viewBox="0 0 10 10"
            refX="9"
            refY="5"
            markerWidth="10"
            markerHeight="10"
            markerUnits="userSpaceOnUse"
            orient="auto-start-reverse"
          >
            <path d="M0 0.5 10 5 0 9.5z" className={styles.arrowHead} />
          </marker>
        </defs>
        <ArrowHead value={`url(#${id}head)`}>{children}</ArrowHead>
      </svg>
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
}

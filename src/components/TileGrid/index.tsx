import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import styles from './styles.rare.module.css';

/** One link with a title and a sentence. */
export interface Tile {
  title: string;
  text: string;
  /** Site path or address of another site. */
  to: string;
}

interface Props {
  tiles: readonly Tile[];
  /** `steps` are larger and for the few first choices. */
  kind?: 'steps' | 'plain';
}

/** A list of links as tiles: as many columns as fit, one on a phone. */
export default function TileGrid({tiles, kind = 'plain'}: Props): ReactNode {
  return (
    <ul className={kind === 'steps' ? `${styles.grid} ${styles.steps}` : styles.grid}>
      {tiles.map(({title, text, to}) => (
        <li key={to}>
          <Link className={styles.tile} to={to}>
            <strong className={styles.title}>{title}</strong> <span className={styles.text}>{text}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

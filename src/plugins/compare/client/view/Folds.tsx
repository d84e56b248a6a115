import type {ReactNode} from 'react';
import {stretchesOf} from './fold';
import type {View} from './context';
import styles from '../styles.module.css';

interface Props {
  /** Names the list among all of the page. */
  readonly id: string;
  readonly shown: readonly boolean[];
  readonly view: View;
  /** Label of several folded blocks. */
  readonly what: string;
  /** Shows what stands at a place. */
  readonly children: (place: number) => ReactNode;
  /** Puts the button into what the list is made of. */
  readonly frame?: (button: ReactNode, key: string) => ReactNode;
}

/** A list in which what did not change is folded away behind a button. */
export default function Folds({id, shown, view, what, children, frame}: Props): ReactNode {
  return stretchesOf(shown).map((stretch): ReactNode => {
    if ('shown' in stretch) {
      return children(stretch.shown);
    }
    const key = `${id}.${stretch.folded}`;
    const places = Array.from({length: stretch.count}, (_, more) => stretch.folded + more);
    if (!view.isFolded(key)) {
      return places.map(children);
    }
    const button = (
      <button key={key} type="button" className={styles.fold} onClick={() => view.unfold(key)}>
        {stretch.count} {what} did not change
      </button>
    );
    return frame ? frame(button, key) : button;
  });
}

import {Fragment, type ReactNode, useState} from 'react';
import styles from '../styles.module.css';

interface Props {
  readonly shown: readonly boolean[];
  /** Plural name of the folded items. Not their number, which would be another one side by side. */
  readonly what: string;
  /** Renders the item at an index. */
  readonly children: (place: number) => ReactNode;
  /** Wraps the button in an element that the list allows. */
  readonly frame?: (button: ReactNode) => ReactNode;
}

/** A list that hides unchanged items behind a button. A single item is not hidden, because the button would be as long. */
export default function Folds({shown, what, children, frame = (button) => button}: Props): ReactNode {
  /** Indexes at which an opened part starts. */
  const [open, setOpen] = useState<readonly number[]>([]);
  const items: ReactNode[] = [];
  let start = 0;
  while (start < shown.length) {
    const next = shown.indexOf(true, start);
    const first = start;
    const count = (next < 0 ? shown.length : next) - first;
    if (count > 1 && !open.includes(first)) {
      const button = (
        <button type="button" className={`clean-btn ${styles.fold}`} onClick={() => setOpen([...open, first])}>
          Show unchanged {what}
        </button>
      );
      items.push(<Fragment key={`fold ${first}`}>{frame(button)}</Fragment>);
      start += count;
    } else {
      for (const end = first + Math.max(count, 1); start < end; start += 1) {
        items.push(<Fragment key={start}>{children(start)}</Fragment>);
      }
    }
  }
  return items;
}

import {Fragment, type ReactNode, useState} from 'react';

interface Props {
  readonly shown: readonly boolean[];
  /** Plural name of the folded items. */
  readonly what: string;
  /** Renders the item at an index. */
  readonly children: (place: number) => ReactNode;
  /** Wraps the button in an element that the list allows. */
  readonly frame?: (button: ReactNode) => ReactNode;
}

/** A list that hides unchanged items behind a button. A single item is not hidden, because the button would be as long. */
export default function Folds({shown, what, children, frame = (button) => button}: Props): ReactNode {
  const [open, setOpen] = useState<readonly (readonly [from: number, to: number])[]>([]);
  const visible = shown.map((isShown, place) => isShown || open.some(([from, to]) => from <= place && place < to));
  const items: ReactNode[] = [];
  for (let place = 0; place < visible.length;) {
    const start = place;
    const next = visible.indexOf(true, start);
    const end = next < 0 ? visible.length : next;
    if (end - start > 1) {
      const button = (
        <button
          type="button"
          className="button button--secondary button--sm button--block margin-vert--sm"
          onClick={() => setOpen([...open, [start, end]])}
        >
          Show {end - start} unchanged {what}
        </button>
      );
      items.push(<Fragment key={`fold ${start}`}>{frame(button)}</Fragment>);
      place = end;
    } else {
      items.push(<Fragment key={start}>{children(start)}</Fragment>);
      place += 1;
    }
  }
  return items;
}

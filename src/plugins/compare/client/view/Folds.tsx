import {Fragment, type ReactNode, useState} from 'react';
import {stretchesOf} from './fold';

interface FoldProps {
  readonly label: string;
  readonly frame: (button: ReactNode) => ReactNode;
  readonly children: ReactNode;
}

function Fold({label, frame, children}: FoldProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return isOpen
    ? children
    : frame(
        <button
          type="button"
          className="button button--secondary button--sm button--block margin-vert--sm"
          onClick={() => setOpen(true)}
        >
          {label}
        </button>,
      );
}

interface Props {
  readonly shown: readonly boolean[];
  /** Plural name of the folded items. */
  readonly what: string;
  /** Renders the item at an index. */
  readonly children: (place: number) => ReactNode;
  /** Wraps the button in an element that the list allows. */
  readonly frame?: (button: ReactNode) => ReactNode;
}

/** A list that hides unchanged items behind a button. */
export default function Folds({shown, what, children, frame = (button) => button}: Props): ReactNode {
  return stretchesOf(shown).map(({first, count, isFolded}) => {
    const parts = Array.from({length: count}, (_, more) => (
      <Fragment key={first + more}>{children(first + more)}</Fragment>
    ));
    return isFolded ? (
      <Fold key={`fold ${first}`} label={`Show ${count} unchanged ${what}`} frame={frame}>
        {parts}
      </Fold>
    ) : (
      parts
    );
  });
}

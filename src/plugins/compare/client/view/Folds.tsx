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
  /** Names more than one of what is folded. */
  readonly what: string;
  /** Shows what stands at a place. */
  readonly children: (place: number) => ReactNode;
  /** Puts the button into what the list is made of. */
  readonly frame?: (button: ReactNode) => ReactNode;
}

/** A list in which what did not change is folded away behind a button. */
export default function Folds({shown, what, children, frame = (button) => button}: Props): ReactNode {
  return stretchesOf(shown).map(({first, count, isFolded}) => {
    const parts = Array.from({length: count}, (_, more) => (
      <Fragment key={first + more}>{children(first + more)}</Fragment>
    ));
    return isFolded ? (
      <Fold key={`fold ${first}`} label={`${count} ${what} did not change`} frame={frame}>
        {parts}
      </Fold>
    ) : (
      parts
    );
  });
}

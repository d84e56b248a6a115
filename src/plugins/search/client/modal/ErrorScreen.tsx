import {type ReactNode, type RefObject, useEffect, useState} from 'react';
import {createPortal} from 'react-dom';

interface Props {
  root: RefObject<HTMLElement | null>;
  onRetry: () => void;
  /** Called when the reader empties the query: then there is nothing that failed. */
  onCleared: () => void;
}

/** DocSearch's error screen with a Retry. It stands where the results would be. */
export function ErrorScreen({root, onRetry, onCleared}: Props): ReactNode {
  const [place, setPlace] = useState<Element | null>(null);
  useEffect(() => {
    const element = root.current;
    setPlace(element?.querySelector('.DocSearch-Dropdown') ?? null);
    const onChange = (event: Event): void => {
      if (event.type === 'reset' || (event.target instanceof HTMLInputElement && event.target.value === '')) {
        onCleared();
      }
    };
    element?.addEventListener('input', onChange);
    element?.addEventListener('reset', onChange);
    return () => {
      element?.removeEventListener('input', onChange);
      element?.removeEventListener('reset', onChange);
    };
  }, [root, onCleared]);
  return (
    place &&
    createPortal(
      <div className="DocSearch-ErrorScreen search-error" role="alert">
        <p className="DocSearch-Title">Unable to fetch results</p>
        <p className="DocSearch-Help">You might want to check your network connection.</p>
        <button type="button" className="button button--primary button--sm" onClick={onRetry}>
          Retry
        </button>
      </div>,
      place,
    )
  );
}

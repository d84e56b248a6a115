import {type ReactNode, type RefObject, useEffect} from 'react';
import {createPortal} from 'react-dom';

interface Props {
  root: RefObject<HTMLElement | null>;
  /** Where the results would be. */
  place: Element;
  /** What to do about the error. */
  help: string;
  onRetry: () => void;
  /** Called when the reader empties the query: then there is nothing that failed. */
  onCleared: () => void;
}

/** DocSearch's error screen with a Retry. */
export function ErrorScreen({root, place, help, onRetry, onCleared}: Props): ReactNode {
  useEffect(() => {
    const element = root.current;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onChange = (event: Event): void => {
      if (event.type === 'reset' || (event.target instanceof HTMLInputElement && event.target.value === '')) {
        // When DocSearch has heard of it too: rendered before, its field would get the old text back.
        timer = setTimeout(onCleared);
      }
    };
    element?.addEventListener('input', onChange);
    element?.addEventListener('reset', onChange);
    return () => {
      clearTimeout(timer);
      element?.removeEventListener('input', onChange);
      element?.removeEventListener('reset', onChange);
    };
  }, [root, onCleared]);
  return createPortal(
    <div className="DocSearch-ErrorScreen search-error" role="alert">
      <p className="DocSearch-Title">Unable to fetch results</p>
      <p className="DocSearch-Help">{help}</p>
      <button type="button" className="button button--primary button--sm" onClick={onRetry}>
        Retry
      </button>
    </div>,
    place,
  );
}

import {type ReactNode, type RefObject, useEffect, useState} from 'react';
import {createPortal} from 'react-dom';
import Link from '@docusaurus/Link';
import {entries} from '../entries';

/** Delay before the count is announced, in milliseconds, so that it is not announced after each letter. */
const rest = 600;

/** The last query and its number of hits, which is undefined until the answer arrives. */
export interface Count {
  query: string;
  hits?: number;
  /** Note about the hits. */
  note?: string;
}

interface Props {
  root: RefObject<HTMLElement | null>;
  /** Undefined before the first query, and after a search that failed. */
  count: Count | undefined;
  /** Advice about the error of a failed search. */
  help: string | undefined;
  onRetry: () => void;
  onClose: () => void;
}

function textOf({query, hits, note = ''}: Count): string {
  if (query === '') {
    return '';
  }
  if (hits === undefined) {
    return 'Searching';
  }
  return hits === 0
    ? `Nothing found for ${query}`
    : `${hits} ${hits === 1 ? 'result' : 'results'} for ${query}${note && `. ${note}`}`;
}

/**
 * Additions to DocSearch's dialog: starting points while the field is empty, "Searching" until the first response, an error screen with
 * Retry, a note above the hits, and their number for screen readers.
 */
export function Additions({root, count, help, onRetry, onClose}: Props): ReactNode {
  const [places, setPlaces] = useState<{modal: Element; dropdown: Element}>();
  const [said, setSaid] = useState('');
  // In the next frame, after DocSearch has rendered its dialog.
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const modal = root.current?.querySelector('.DocSearch-Modal');
      const dropdown = modal?.querySelector('.DocSearch-Dropdown');
      setPlaces(modal && dropdown ? {modal, dropdown} : undefined);
    });
    return () => cancelAnimationFrame(frame);
  }, [root]);
  useEffect(() => {
    const timer = setTimeout(() => setSaid(count ? textOf(count) : ''), rest);
    return () => clearTimeout(timer);
  }, [count]);
  return (
    places && (
      <>
        {createPortal(
          <p role="status" className="only-heard">
            {said}
          </p>,
          places.modal,
        )}
        {count &&
          count.hits === undefined &&
          createPortal(
            <p className="DocSearch-Help search-waiting" aria-hidden="true">
              Searching
            </p>,
            places.dropdown,
          )}
        {help !== undefined &&
          createPortal(
            <div className="DocSearch-ErrorScreen search-error" role="alert">
              <p className="DocSearch-Title">Unable to fetch results</p>
              <p className="DocSearch-Help">{help}</p>
              <button type="button" className="button button--primary button--sm" onClick={onRetry}>
                Retry
              </button>
            </div>,
            places.dropdown,
          )}
        {count?.note && createPortal(<p className="search-note">{count.note}</p>, places.dropdown)}
        {createPortal(
          <nav className="search-entries" aria-label="Where to begin">
            <span className="DocSearch-Hit-source">Where to begin</span>
            <ul>
              {entries.map(([to, label]) => (
                <li key={to}>
                  <Link to={to} onClick={onClose}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>,
          places.dropdown,
        )}
      </>
    )
  );
}

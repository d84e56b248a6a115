import {type ReactNode, type RefObject, useEffect, useState} from 'react';
import {createPortal} from 'react-dom';
import Link from '@docusaurus/Link';
import {entries} from '../texts';

/** Delay before the count is announced, in milliseconds, so that it is not announced after each letter. */
const rest = 600;

export interface Outcome {
  query: string;
  /** Number of hits. Undefined until the answer arrives. */
  hits?: number;
  note?: string | undefined;
  /** Whether the hits match other words. */
  isReplaced?: boolean | undefined;
  /** Advice about the error of a failed search. */
  help?: string;
}

interface Props {
  root: RefObject<HTMLElement | null>;
  /** Undefined before the first query. */
  outcome: Outcome | undefined;
  onRetry: () => void;
  onAsTyped: () => void;
  onClose: () => void;
}

/** Searches again, without replacing words. */
export const AsTyped = ({onClick}: {onClick: () => void}): ReactNode => (
  <button type="button" className="clean-btn search-as-typed" onClick={onClick}>
    Search as typed
  </button>
);

/** What screen readers announce. */
function textOf({query, hits, note, help}: Outcome): string {
  if (query === '' || help !== undefined) {
    return '';
  }
  if (hits === undefined) {
    return 'Searching';
  }
  return hits === 0
    ? `Nothing found for ${query}`
    : `${hits} ${hits === 1 ? 'result' : 'results'} for ${query}${note ? `. ${note}` : ''}`;
}

/**
 * Additions to DocSearch's dialog: starting points while the field is empty, "Searching" until the first response, an error screen with
 * Retry, a note above the hits, and their number for screen readers.
 */
export function Additions({root, outcome, onRetry, onAsTyped, onClose}: Props): ReactNode {
  const [dropdown, setDropdown] = useState<Element | null>();
  const [said, setSaid] = useState('');
  // In the next frame, after DocSearch has rendered its dialog.
  useEffect(() => {
    const frame = requestAnimationFrame(() => setDropdown(root.current?.querySelector('.DocSearch-Dropdown')));
    return () => cancelAnimationFrame(frame);
  }, [root]);
  useEffect(() => {
    const timer = setTimeout(() => setSaid(outcome ? textOf(outcome) : ''), rest);
    return () => clearTimeout(timer);
  }, [outcome]);
  if (!dropdown) {
    return null;
  }
  const {hits, note, isReplaced, help} = outcome ?? {};
  return createPortal(
    <>
      {outcome && hits === undefined && (
        <p className="DocSearch-Help search-waiting" aria-hidden="true">
          Searching
        </p>
      )}
      {help && (
        <div className="DocSearch-ErrorScreen search-error" role="alert">
          <p className="DocSearch-Title">Unable to fetch results</p>
          <p className="DocSearch-Help">{help}</p>
          <button type="button" className="button button--primary button--sm margin-top--md" onClick={onRetry}>
            Retry
          </button>
        </div>
      )}
      {/* Without hits, DocSearch says it. */}
      {note && hits !== 0 && (
        <p className="search-note">
          <span>{note}</span> {isReplaced && <AsTyped onClick={onAsTyped} />}
        </p>
      )}
      {/* Always here, so that what is above it stays before the hits. */}
      <p role="status" className="only-heard">
        {said}
      </p>
      <nav className="search-entries" aria-label="Where to begin">
        <div className="DocSearch-Hit-source">Where to begin</div>
        <ul>
          {entries.map(([to, label]) => (
            <li key={to}>
              <Link to={to} onClick={onClose}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </>,
    dropdown,
  );
}

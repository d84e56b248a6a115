import {type ReactNode, type RefObject, useEffect, useState} from 'react';
import {createPortal} from 'react-dom';
import Link from '@docusaurus/Link';

/** Where most readers begin. */
const entries = [
  ['/docs/', 'Introduction'],
  ['/docs/operations/troubleshooting', 'Troubleshooting'],
  ['/docs/reference/flow-rest-api', 'REST API'],
  ['/configuration', 'All configuration keys'],
] as const;

/** Delay before the count is announced, in milliseconds, so that it is not announced after each letter. */
const rest = 600;

/** The last query, and how many hits it has; no number while its answer is awaited. */
export interface Count {
  query: string;
  hits?: number;
}

interface Props {
  root: RefObject<HTMLElement | null>;
  /** Undefined before the first query. */
  count: Count | undefined;
  onClose: () => void;
}

function textOf({query, hits}: Count): string {
  if (query === '') {
    return '';
  }
  if (hits === undefined) {
    return 'Searching';
  }
  return hits === 0 ? `Nothing found for ${query}` : `${hits} ${hits === 1 ? 'result' : 'results'} for ${query}`;
}

/** Additions to DocSearch's dialog: entries while the field is empty, "Searching" until the first response, and an announced number of hits. */
export function Additions({root, count, onClose}: Props): ReactNode {
  const [places, setPlaces] = useState<{modal: Element; dropdown: Element}>();
  const [said, setSaid] = useState('');
  // In a separate frame, because DocSearch has drawn its dialog by then.
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

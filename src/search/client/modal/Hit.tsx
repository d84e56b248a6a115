import type {ComponentProps, JSX, MouseEvent} from 'react';
import type {DocSearchModal} from '@docsearch/react';
import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import {inUrl} from '../../../lib/trace';
import {kindOf} from './item';
import {searchPageFor, useSearchTags} from '../scope';

/** Maximum time to wait for a page, in milliseconds. */
const longestWait = 5000;

/** Focuses an element that is normally not focusable, until it loses the focus. */
function focusPlace(place: HTMLElement): void {
  if (!place.matches('a[href], button, input, [tabindex]')) {
    place.tabIndex = -1;
    place.addEventListener('blur', () => place.removeAttribute('tabindex'), {once: true});
  }
  place.focus({preventScroll: true});
}

/**
 * Moves the focus to the target of a hit, or the page title, as soon as its page is loaded, because closing the dialog moves it to the search button.
 *
 * @param url - Path and anchor.
 * @param shown - Current page of the router.
 */
export function focusTarget(url: string, shown: () => string): void {
  const {pathname, hash} = new URL(url, 'https://site');
  const isSamePage = pathname === shown();
  const formerTitle = isSamePage ? null : document.querySelector('main h1');
  const start = performance.now();
  const look = (): void => {
    const isThere = shown() === pathname && (isSamePage || !formerTitle?.isConnected);
    const named = document.getElementById(decodeURIComponent(hash.slice(1)));
    const place = named ?? document.querySelector<HTMLElement>('main h1');
    if (isThere && place && document.querySelector('.DocSearch-Container') === null) {
      focusPlace(place);
    } else if (performance.now() - start < longestWait) {
      requestAnimationFrame(look);
    }
  };
  requestAnimationFrame(look);
}

type HitProps = Parameters<NonNullable<ComponentProps<typeof DocSearchModal>['hitComponent']>>[0];

/**
 * DocSearch 3.9 sends the index of a clicked row as its position, which the service counts from 1, and no event for the first row, whose
 * index is 0. Until the click is handled, the row has its position as index.
 */
function countFromOne(hit: object): void {
  const row = hit as {__autocomplete_id: number};
  row.__autocomplete_id += 1;
  queueMicrotask(() => {
    row.__autocomplete_id -= 1;
  });
}

/** A hit as a link of the site, in its row of the dialog. */
export function Hit({hit, children}: HitProps): JSX.Element {
  const history = useHistory();
  const {name, icon} = kindOf(hit.url);
  const onClick = (event: MouseEvent): void => {
    countFromOne(hit);
    if (!(event.metaKey || event.ctrlKey || event.shiftKey)) {
      focusTarget(hit.url, () => history.location.pathname);
    }
  };
  return (
    <div role="gridcell" className="search-hit">
      <Link to={hit.url} onClick={onClick}>
        <svg className="search-hit-kind" viewBox="0 0 20 20" role="img" aria-label={name}>
          <title>{name}</title>
          <path d={icon} />
        </svg>
        {children}
      </Link>
    </div>
  );
}

/** Link from the dialog to all results in the current version. */
export function ResultsFooter({
  query,
  count,
  onClose,
}: {
  query: string;
  count: number;
  onClose: () => void;
}): JSX.Element {
  const [tag = ''] = useSearchTags();
  return (
    <Link to={searchPageFor(inUrl(query), tag)} onClick={onClose}>
      {count === 1 ? (
        <Translate id="search.seeOne">See 1 result</Translate>
      ) : (
        <Translate id="theme.SearchBar.seeAll" values={{count}}>
          {'See all {count} results'}
        </Translate>
      )}
    </Link>
  );
}

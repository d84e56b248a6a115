import type {ComponentProps, JSX, MouseEvent} from 'react';
import type {DocSearchModal} from '@docsearch/react';
import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import {focusTarget} from './focusTarget';
import {kindOf} from './item';
import {searchPageFor, useSearchTags} from '../scope';

type HitProps = Parameters<NonNullable<ComponentProps<typeof DocSearchModal>['hitComponent']>>[0];

/**
 * DocSearch 3.9 sends the index of a clicked row as its position, which the service counts from 1, and no event for the first row, whose
 * index is 0. While it handles the click, the row has its position instead.
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
    <Link to={searchPageFor(query, tag)} onClick={onClose}>
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

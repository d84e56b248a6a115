import type {ComponentProps, JSX, MouseEvent} from 'react';
import type {DocSearchModal} from '@docsearch/react';
import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import {focusTarget} from './focusTarget';
import {type Kind, kindNames, kindOf} from './kind';
import {searchPageFor, useSearchTags} from '../scope';

type HitProps = Parameters<NonNullable<ComponentProps<typeof DocSearchModal>['hitComponent']>>[0];

/** Types for which DocSearch has no separate icons. */
const icons: Readonly<Record<Kind, string>> = {
  page: 'M5 2.5h7l3.5 3.5v11.5h-10.5zM11.5 2.5v4h4M7.5 10h5M7.5 13.5h5',
  section: 'M7.5 3l-2 14M14 3l-2 14M3.5 7.5h13M3 12.5h13',
  key: 'M12.5 11.5a4 4 0 1 0-4-4l.3 1.4-5.8 5.8v2.3h3v-2h2v-2h1.5l.7-1.5z',
  endpoint: 'M3 6.5h13M12.5 3l3.5 3.5-3.5 3.5M17 13.5h-13M7.5 10l-3.5 3.5 3.5 3.5',
  worker:
    'M10 7a3 3 0 1 0 0 6 3 3 0 0 0 0-6M10 2.5v2.5M10 15v2.5M2.5 10h2.5M15 10h2.5M4.7 4.7l1.8 1.8M13.5 13.5l1.8 1.8M15.3 4.7l-1.8 1.8M6.5 13.5l-1.8 1.8',
  error: 'M10 3l7.5 13.5h-15zM10 8v4M10 14v.5',
};

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
  const kind = kindOf(hit.url);
  const onClick = (event: MouseEvent): void => {
    countFromOne(hit);
    if (!(event.metaKey || event.ctrlKey || event.shiftKey)) {
      focusTarget(hit.url, () => history.location.pathname);
    }
  };
  return (
    <div role="gridcell" className="search-hit">
      <Link to={hit.url} onClick={onClick}>
        <svg className="search-hit-kind" viewBox="0 0 20 20" role="img" aria-label={kindNames[kind]}>
          <title>{kindNames[kind]}</title>
          <path d={icons[kind]} />
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

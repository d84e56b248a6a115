import type {ComponentProps, JSX} from 'react';
import type {DocSearchModal} from '@docsearch/react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {searchPageFor} from '../searchPage';
import {useSearchTags} from '../useSearchTags';

type HitProps = Parameters<NonNullable<ComponentProps<typeof DocSearchModal>['hitComponent']>>[0];

/** A hit as a link of the site, in the row that the dialog makes of it. */
export function Hit({hit, children}: HitProps): JSX.Element {
  const {foundBy} = hit as HitProps['hit'] & {foundBy?: unknown};
  return (
    <div role="gridcell" className="search-hit">
      <Link to={hit.url}>
        {children}
        {typeof foundBy === 'string' && <span className="search-hit-by">{foundBy}</span>}
      </Link>
    </div>
  );
}

/** The way from the dialog to all results, in the version that is read. */
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
      <Translate id="theme.SearchBar.seeAll" values={{count}}>
        {'See all {count} results'}
      </Translate>
    </Link>
  );
}

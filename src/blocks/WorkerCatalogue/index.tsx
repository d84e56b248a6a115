import {useMemo, type ReactNode} from 'react';
import Catalogue from '@site/src/ui/Catalogue';
import type {WorkerData} from '@site/src/facts/viewTypes';
import {rowOf} from './rows';

interface Props {
  /** Level of the heading of an entry: one below the heading around the catalogue. */
  readonly headingLevel?: 2 | 3;
  /** Supplied by the product plugin; pages outside Markdown import `@generated/product/default/workers/last.json`. */
  readonly data: readonly WorkerData[];
}

/** All known workers, with a filter by words and tag (`?filter=pdf&tag=REMOTE`): `<WorkerCatalogue />`. */
export default function WorkerCatalogue({headingLevel = 3, data}: Props): ReactNode {
  const rows = useMemo(() => data.map((worker) => rowOf(worker, `h${headingLevel}`)), [data, headingLevel]);
  return (
    <Catalogue noun="worker" placeholder="Name, word or parameter" facets={[{name: 'tag', label: 'Tag'}]} rows={rows} />
  );
}

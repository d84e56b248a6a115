import {useMemo, type ReactNode} from 'react';
import Catalogue from '@site/src/ui/Catalogue';
import {valuesOf} from '@site/src/ui/Catalogue/filter';
import type {WorkerData} from '@site/src/facts/views';
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
  const options = valuesOf(rows, 'tag').map(([tag, count]) => [tag, tag, count] as const);
  return <Catalogue noun="worker" facets={[{name: 'tag', label: 'Tag', options, isOpen: true}]} rows={rows} />;
}

import {useMemo, type ReactNode} from 'react';
import Catalogue from '@site/src/ui/Catalogue';
import {valuesOf} from '@site/src/ui/Catalogue/filter';
import type {ProductName} from '@site/src/facts/views';
import {rowOf} from './rows';

/** All names with their history, A to Z. */
export default function NameList({names}: {readonly names: readonly ProductName[]}): ReactNode {
  const rows = useMemo(() => names.map((name) => rowOf(name, names)), [names]);
  const facet = (name: string, label: string) => ({
    name,
    label,
    options: valuesOf(rows, name).map(([value]) => [value, value] as const),
  });
  return (
    <Catalogue
      noun="name"
      placeholder="Name, or part of it"
      facets={[facet('kind', 'Kind'), facet('of', 'Component')]}
      rows={rows}
    />
  );
}

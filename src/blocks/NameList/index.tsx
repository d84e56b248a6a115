import {useMemo, type ReactNode} from 'react';
import Catalogue from '@site/src/ui/Catalogue';
import {Legend} from '@site/src/ui/Catalogue/parts';
import {factVersions} from '@site/src/facts/versions';
import type {ProductName} from '@site/src/facts/viewTypes';
import {rowOf} from './rows';

/** All names with their history, A to Z. */
export default function NameList({names}: {readonly names: readonly ProductName[]}): ReactNode {
  const rows = useMemo(() => names.map((name) => rowOf(name, names)), [names]);
  return (
    <Catalogue
      noun="name"
      placeholder="Name, or part of it"
      facets={[
        {name: 'kind', label: 'Kind'},
        {name: 'of', label: 'Component'},
      ]}
      columns={['Name', 'Kind', 'State', `${factVersions[0]} to ${factVersions.at(-1)}`]}
      note={<Legend order={factVersions} />}
      rows={rows}
    />
  );
}

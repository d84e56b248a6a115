import {useMemo, type ReactNode} from 'react';
import Catalogue from '@site/src/ui/Catalogue';
import {factVersions} from '@site/src/facts/versions';
import type {ExplorerRow, ProductName} from '@site/src/facts/viewTypes';
import {rowsOf} from './rows';

interface Props {
  readonly keys: readonly ExplorerRow[];
  readonly names: readonly ProductName[];
}

/** All configuration keys by component, and then all other names of the product, A to Z, each with its history. */
export default function NameCatalogue({keys, names}: Props): ReactNode {
  const rows = useMemo(() => rowsOf(keys, names), [keys, names]);
  const labels = new Map(keys.map(({component, label}) => [component, label]));
  const span = `${factVersions[0]} to ${factVersions.at(-1)}`;
  return (
    <Catalogue
      noun="name"
      placeholder="Name, word or variable"
      facets={[
        {name: 'component', label: 'Component', options: [...labels]},
        {name: 'kind', label: 'Kind'},
        {name: 'version', label: 'Version', options: [...factVersions].reverse().map((name) => [name, name])},
      ]}
      columns={['Name', 'Type', 'Example', span]}
      note={`The line has a piece for each version, from ${span}. A gap is a version without the name, and a dotted piece one whose documentation does not confirm it.`}
      rows={rows}
    />
  );
}

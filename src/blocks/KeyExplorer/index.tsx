import {useMemo, type ReactNode} from 'react';
import Catalogue from '@site/src/ui/Catalogue';
import {Legend} from '@site/src/ui/Catalogue/parts';
import {factVersions} from '@site/src/facts/versions';
import type {ExplorerRow} from '@site/src/facts/viewTypes';
import {rowOf} from './rows';

/** All configuration keys, by component. */
export default function KeyExplorer({rows: keys}: {readonly rows: readonly ExplorerRow[]}): ReactNode {
  const rows = useMemo(() => keys.map(rowOf), [keys]);
  const labels = new Map(keys.map(({component, label}) => [component, label]));
  return (
    <Catalogue
      noun="key"
      placeholder="Key, word, or variable such as JADICEFLOW_SERVERURL"
      facets={[
        {name: 'component', label: 'Component', options: [...labels]},
        {name: 'group', label: 'Group'},
        {name: 'version', label: 'Version', options: [...factVersions].reverse().map((name) => [name, name])},
      ]}
      columns={['Key', 'Type', 'Example', `${factVersions[0]} to ${factVersions.at(-1)}`]}
      note={<Legend order={factVersions} />}
      rows={rows}
    />
  );
}

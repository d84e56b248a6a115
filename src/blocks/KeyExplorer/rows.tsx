import Copy from '@site/src/ui/Copy';
import CodeList from '@site/src/ui/CodeList';
import LongName from '@site/src/ui/LongName';
import Prose from '@site/src/ui/Prose';
import type {CatalogueRow} from '@site/src/ui/Catalogue';
import {Details, LabelledHistory, Line} from '@site/src/ui/Catalogue/parts';
import {factVersions} from '@site/src/facts/versions';
import type {ExplorerRow} from '@site/src/facts/viewTypes';

const code = (text: string | undefined) => text !== undefined && <LongName text={text} />;

/** A configuration key as a row of the catalogue. */
export function rowOf(row: ExplorerRow): CatalogueRow {
  const {component, group, key, type, description, versions, unconfirmed = [], values} = row;
  const id = `${component}.${group}.${key}`;
  const life = {versions: versions.filter((version) => !unconfirmed.includes(version)), unconfirmed};
  return {
    key: id,
    id,
    name: key,
    text: `${description} ${row.label}`,
    is: {component: [component], group: [group], version: versions},
    section: row.label,
    summary: <Line name={key} type={type} sample={row.default ?? row.example} life={life} order={factVersions} />,
    body: (
      <>
        <p>
          <Prose text={description} />
        </p>
        <Details
          list={[
            ['Copy as', <Copy key="copy" text={key} row={row} />],
            ['Default', code(row.default)],
            ['Example', code(row.example)],
            ['Values', values && <CodeList items={values} />],
            ['File', code(row.file)],
            ['Group', group],
            ['History', <LabelledHistory key="history" life={life} order={factVersions} />],
          ]}
        />
      </>
    ),
  };
}

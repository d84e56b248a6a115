import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Copy from '@site/src/ui/Copy';
import CodeList from '@site/src/ui/CodeList';
import LongName from '@site/src/ui/LongName';
import Prose from '@site/src/ui/Prose';
import type {CatalogueRow} from '@site/src/ui/Catalogue';
import {lifeText} from '@site/src/ui/Catalogue/filter';
import {Details, Line, type Detail} from '@site/src/ui/Catalogue/parts';
import {factVersions as order} from '@site/src/facts/versions';
import type {ExplorerRow, ProductName} from '@site/src/facts/viewTypes';
import {findableKey, findableName, joined, successorOf, typeOf} from './names';

const code = (text: string | undefined) => text !== undefined && <LongName text={text} />;

function nowCalled(name: ProductName, all: readonly ProductName[]): Detail {
  const successor = successorOf(name, all);
  return [
    'Now called',
    successor && (
      <>
        <a href={`#${successor.anchor}`}>
          <LongName text={successor.name} />
        </a>
        {name.replacedSince !== undefined && <span>{` (${name.replacedSince})`}</span>}
      </>
    ),
  ];
}

const paragraph = (text: string | undefined): ReactNode =>
  text !== undefined && (
    <p>
      <Prose text={text} />
    </p>
  );

function keyRow(row: ExplorerRow, name: ProductName, all: readonly ProductName[]): CatalogueRow {
  const {component, group, key, type, description, versions, unconfirmed = [], values} = row;
  const id = `${component}.${group}.${key}`;
  const life = {versions: versions.filter((version) => !unconfirmed.includes(version)), unconfirmed};
  return {
    key: id,
    id,
    ...findableKey(row, name),
    section: `${row.label}: ${group.replace('-', ' ')}`,
    summary: <Line name={key} type={type} sample={row.default ?? row.example} life={life} order={order} />,
    body: (
      <>
        {paragraph(description)}
        {paragraph(name.reason)}
        <Details
          list={[
            ['Copy as', <Copy key="copy" text={key} row={row} />],
            ['Default', code(row.default)],
            ['Example', code(row.example)],
            ['Values', values && <CodeList items={values} />],
            ['File', code(row.file)],
            nowCalled(name, all),
            ['History', lifeText(life, order)],
          ]}
        />
      </>
    ),
  };
}

/** Any other name, or a key without a row in a table. */
function nameRow(row: ProductName, all: readonly ProductName[]): CatalogueRow {
  const {name, anchor, address, successor} = row;
  return {
    key: anchor,
    id: anchor,
    ...findableName(row),
    section: 'Other names',
    summary: <Line name={name} type={typeOf(row)} sample={successor && 'renamed'} life={row} order={order} />,
    body: (
      <>
        {paragraph(row.reason)}
        <Details list={[nowCalled(row, all), ['History', lifeText(row, order)]]} />
        {address !== undefined && (
          <p>
            <Link to={address} aria-label={`About it: ${name}`}>
              About it
            </Link>
          </p>
        )}
      </>
    ),
  };
}

/** The rows: all keys of the tables, and then all names that are none of them. */
export function rowsOf(keys: readonly ExplorerRow[], names: readonly ProductName[]): CatalogueRow[] {
  const {pairs, others} = joined(keys, names);
  return [...pairs.map(({row, name}) => keyRow(row, name, names)), ...others.map((name) => nameRow(name, names))];
}

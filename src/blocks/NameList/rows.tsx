import Link from '@docusaurus/Link';
import type {CatalogueRow} from '@site/src/ui/Catalogue';
import {Details, LabelledHistory, Line} from '@site/src/ui/Catalogue/parts';
import LongName from '@site/src/ui/LongName';
import Prose from '@site/src/ui/Prose';
import {factVersions} from '@site/src/facts/versions';
import type {ProductName} from '@site/src/facts/viewTypes';
import {findableOf, successorOf, typeOf} from './names';

/** A name as a row of the catalogue: kind, versions and replacement. */
export function rowOf(row: ProductName, all: readonly ProductName[]): CatalogueRow {
  const {name, anchor, replacedSince, address, reason} = row;
  const successor = successorOf(row, all);
  return {
    key: anchor,
    id: anchor,
    ...findableOf(row),
    summary: <Line name={name} type={typeOf(row)} sample={successor && 'renamed'} life={row} order={factVersions} />,
    body: (
      <>
        {reason !== undefined && (
          <p>
            <Prose text={reason} />
          </p>
        )}
        <Details
          list={[
            ['History', <LabelledHistory key="history" life={row} order={factVersions} />],
            [
              'Now called',
              successor && (
                <>
                  <a href={`#${successor.anchor}`}>
                    <LongName text={successor.name} />
                  </a>
                  {replacedSince !== undefined && ` (${replacedSince})`}
                </>
              ),
            ],
          ]}
        />
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

import type {ReactNode} from 'react';
import Heading from '@theme/Heading';
import FactTable from '@site/src/ui/FactTable/index';
import Prose from '@site/src/ui/Prose';
import type {NotPublicListData, Supplied} from '@site/src/facts/viewTypes';

const columns = {'Not documented': 52, 'Where to check': 48};

/** Undocumented points for the version of the page, and where to check, each with a box for the letter: `<NotPublicList />`. */
export default function NotPublicList({data}: Supplied<NotPublicListData>): ReactNode {
  return data.groups.map(({name, anchor, rows}) => (
    <section key={anchor}>
      <Heading as="h3" id={anchor}>
        {name}
      </Heading>
      <FactTable
        caption={`Not documented: ${name}`}
        columns={columns}
        rows={rows.map((row) => ({
          id: row.anchor,
          label: row.point,
          cells: [
            <label key="point" style={{display: 'flex', gap: '0.5rem'}}>
              <input
                type="checkbox"
                name="open-point"
                value={row.anchor}
                data-nosnippet=""
                style={{flex: 'none', margin: 0}}
              />
              <span>
                <Prose text={[row.point, row.reason].filter(Boolean).join('. ')} />
              </span>
            </label>,
            <Prose key="look" text={row.look} />,
          ],
        }))}
      />
    </section>
  ));
}

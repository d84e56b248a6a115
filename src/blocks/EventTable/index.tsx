import type {ReactNode} from 'react';
import FactTable from '@site/src/ui/FactTable/index';
import LongName from '@site/src/ui/LongName';
import Prose from '@site/src/ui/Prose';
import type {EventTableData, Supplied} from '@site/src/facts/viewTypes';

const columns = {Event: 44, 'Published by': 18, Description: 38};

/** Event classes of the event bus: `<EventTable />`. */
export default function EventTable({data}: Supplied<EventTableData>): ReactNode {
  const rows = data.events.map((event) => ({
    id: event.name,
    label: event.name,
    copy: {text: event.className},
    cells: [
      <LongName key="name" text={event.name} />,
      event.publisher ?? 'Not documented',
      <Prose key="description" text={event.description} />,
    ],
  }));
  return (
    <>
      <p>levigo publishes the names of the events, but not when they are sent.</p>
      <FactTable
        caption="Events of the event bus"
        columns={columns}
        rows={rows}
        note={
          <>
            All classes are in the package <LongName text={data.package} />. The button copies the full class name.
          </>
        }
      />
    </>
  );
}

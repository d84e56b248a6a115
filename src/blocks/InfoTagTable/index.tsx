import type {ReactNode} from 'react';
import CodeList from '@site/src/ui/CodeList';
import FactTable from '@site/src/ui/FactTable/index';
import LongName from '@site/src/ui/LongName';
import Prose from '@site/src/ui/Prose';
import type {InfoTagRow, Supplied} from '@site/src/facts/viewTypes';

const columns = {Tag: 30, Meaning: 42, 'Known workers with it': 28};

/** Info tags with the workers that carry them: `<InfoTagTable />`. */
export default function InfoTagTable({data}: Supplied<readonly InfoTagRow[]>): ReactNode {
  const rows = data.map((tag) => ({
    id: tag.name,
    label: tag.name,
    copy: {text: tag.name},
    cells: [
      <LongName key="name" text={tag.name} />,
      <Prose key="description" text={tag.description} />,
      <CodeList key="workers" items={tag.workers} />,
    ],
  }));
  return (
    <>
      <p>
        levigo does not describe these tags. The meanings of <code>PART_BASED</code>, <code>ITEM_BASED</code> and{' '}
        <code>IMAGE_PROCESSING</code> are inferred from the names.
      </p>
      <FactTable caption="Info tags" columns={columns} rows={rows} />
    </>
  );
}

import type {ReactNode} from 'react';
import CodeList from '@site/src/plugins/product/client/CodeList';
import FactTable, {type Column} from '@site/src/plugins/product/client/FactTable';
import LongName from '@site/src/plugins/product/client/LongName';
import Prose from '@site/src/plugins/product/client/Prose';
import type {InfoTagRow} from '@site/src/plugins/product/views';

interface Props {
  /** Supplied by the product plugin. */
  readonly data: readonly InfoTagRow[];
}

const columns: readonly Column[] = [
  ['Tag', 30],
  ['Meaning', 42],
  ['Known workers with it', 28],
];

/** Info tags with the workers that carry them: `<InfoTagTable />`. */
export default function InfoTagTable({data}: Props): ReactNode {
  const rows = data.map((tag) => ({
    key: tag.name,
    id: tag.name,
    label: tag.name,
    copy: tag.name,
    cells: [
      <LongName key="name" text={tag.name} />,
      <Prose key="description" text={tag.description} />,
      <CodeList key="workers" items={tag.workers} />,
    ],
  }));
  return <FactTable caption="Info tags" columns={columns} rows={rows} />;
}

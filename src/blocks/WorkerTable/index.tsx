import type {ReactNode} from 'react';
import FactTable from '@site/src/ui/FactTable/index';
import LongName from '@site/src/ui/LongName';
import Prose from '@site/src/ui/Prose';
import TagList from '@site/src/ui/TagList/index';
import type {Supplied, WorkerData} from '@site/src/facts/viewTypes';

/** Container of a worker: the host name from the address of the worker in `workers.yaml`, otherwise its image. */
const containerOf = (worker: WorkerData): string | undefined =>
  worker.host ?? worker.image ?? (worker.kind === 'component' ? worker.name : undefined);

const columns = {Name: 28, Description: 48, Tags: 24};

/** All known workers, one row each: `<WorkerTable />`. */
export default function WorkerTable({data}: Supplied<readonly WorkerData[]>): ReactNode {
  const rows = data.map((worker) => {
    const container = containerOf(worker);
    return {
      id: worker.anchor,
      label: worker.name,
      copy: {text: worker.name},
      cells: [
        <LongName key="name" text={worker.name} />,
        <div key="description">
          <Prose text={worker.summary} />
          {container !== undefined && (
            <div>
              Container: <LongName text={container} />
            </div>
          )}
        </div>,
        worker.tags.length > 0 && <TagList tags={worker.tags} />,
      ],
    };
  });
  return <FactTable caption="Known workers" columns={columns} rows={rows} />;
}

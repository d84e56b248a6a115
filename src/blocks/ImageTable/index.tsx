import type {ReactNode} from 'react';
import FactTable from '@site/src/ui/FactTable/index';
import LongName from '@site/src/ui/LongName';
import type {ImageRow, Supplied} from '@site/src/facts/viewTypes';

const columns = {Image: 42, Port: 13, 'Memory limit': 13, 'User and group': 13, Mounts: 19};

/** The address of an image, with a line break only after the registry. */
function Reference({text}: {readonly text: string}): ReactNode {
  const name = text.lastIndexOf('/') + 1;
  return (
    <code>
      {text.slice(0, name)}
      <wbr />
      <span className="text--truncate">{text.slice(name)}</span>
    </code>
  );
}

/** Container images of the demo stack: `<ImageTable />`. */
export default function ImageTable({data}: Supplied<readonly ImageRow[]>): ReactNode {
  const rows = data.map((image) => ({
    id: image.name,
    label: image.name,
    copy: {text: image.reference},
    cells: [
      <span key="name">
        {image.purpose}
        <br />
        <Reference text={image.reference} />
      </span>,
      image.port,
      image.memory,
      image.user === undefined ? 'not set' : <LongName key="user" text={image.user} />,
      image.mounts.map(({path, purpose}) => (
        <div key={path}>
          <LongName text={path} />: {purpose}
        </div>
      )),
    ],
  }));
  return (
    <FactTable
      caption="Container images of the demo stack"
      columns={columns}
      rows={rows}
      note="Tags, host ports and memory are those of the demo stack of 2023, not requirements."
    />
  );
}

import type {ReactNode} from 'react';
import CodeList from '@site/src/ui/CodeList';
import FactTable from '@site/src/ui/FactTable/index';
import LongName, {Breaks} from '@site/src/ui/LongName';
import Prose from '@site/src/ui/Prose';
import type {ParameterRow, Supplied, WorkerData} from '@site/src/facts/viewTypes';

function Name({name, type}: ParameterRow): ReactNode {
  return (
    <>
      <LongName text={name} />
      {type !== undefined && (
        <>
          <br />
          <small>
            <Breaks text={type} />
          </small>
        </>
      )}
    </>
  );
}

/** Published values: options, or the fields of an object. */
function Allowed({values = [], fields = []}: ParameterRow): ReactNode {
  return (
    <>
      <CodeList items={values} />
      {fields.map((field) => (
        <div key={field.name}>
          <LongName text={field.name} />
          {': '}
          <CodeList items={field.values ?? [field.value]} />
        </div>
      ))}
    </>
  );
}

const columns = {Parameter: 34, Default: 12, Values: 24, Description: 30};

/** Parameters of one worker: `<WorkerParameters worker="TessOCR" />`. */
export default function WorkerParameters({data}: Supplied<WorkerData>): ReactNode {
  const parameters = data.parameters ?? [];
  if (parameters.length === 0) {
    return (
      <p>{data.parameters ? 'The worker takes no parameters.' : 'Its parameters are in your worker definition.'}</p>
    );
  }
  const rows = parameters.map((parameter) => ({
    id: `${data.anchor}.${parameter.name}`,
    label: parameter.name,
    copy: {text: parameter.name},
    cells: [
      <Name key="name" {...parameter} />,
      parameter.default !== undefined && <code>{parameter.default}</code>,
      (parameter.values ?? parameter.fields) && <Allowed {...parameter} />,
      <Prose key="description" text={parameter.description} />,
    ],
  }));
  return <FactTable caption={`Parameters of ${data.name}`} columns={columns} rows={rows} />;
}

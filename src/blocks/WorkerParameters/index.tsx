import type {ReactNode} from 'react';
import CodeList from '@site/src/ui/CodeList';
import FactTable from '@site/src/ui/FactTable/index';
import LongName from '@site/src/ui/LongName';
import Prose from '@site/src/ui/Prose';
import type {ParameterRow, Supplied, WorkerData} from '@site/src/facts/viewTypes';
import styles from './styles.module.css';

function Name({name, type}: ParameterRow): ReactNode {
  return (
    <>
      <LongName text={name} />
      {type !== undefined && (
        <div className={styles.type}>
          <LongName text={type} />
        </div>
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

/** Parameters of one worker: `<WorkerParameters worker="TessOCR" />`. */
export default function WorkerParameters({data}: Supplied<WorkerData>): ReactNode {
  const parameters = data.parameters ?? [];
  if (parameters.length === 0) {
    return (
      <p>{data.parameters ? 'The worker takes no parameters.' : 'Its parameters are in your worker definition.'}</p>
    );
  }
  const hasDefaults = parameters.some((parameter) => parameter.default !== undefined);
  const hasValues = parameters.some(({values, fields}) => values ?? fields);
  const rows = parameters.map((parameter) => ({
    id: `${data.anchor}.${parameter.name}`,
    label: parameter.name,
    copy: {text: parameter.name},
    cells: [
      <Name key="name" {...parameter} />,
      ...(hasDefaults ? [parameter.default !== undefined && <code>{parameter.default}</code>] : []),
      ...(hasValues ? [(parameter.values ?? parameter.fields) && <Allowed {...parameter} />] : []),
      <Prose key="description" text={parameter.description} />,
    ],
  }));
  return (
    <FactTable
      caption={`Parameters of ${data.name}`}
      columns={[
        ['Parameter', 34],
        ...(hasDefaults ? [['Default', 12] as const] : []),
        ...(hasValues ? [['Values', 24] as const] : []),
        ['Description', 30],
      ]}
      rows={rows}
    />
  );
}

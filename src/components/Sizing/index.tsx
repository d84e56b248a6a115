import {type ReactNode, useState} from 'react';
import CodeBlock from '@theme/CodeBlock';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import {Field, Fields, FieldSet, Tool} from '../Form';
import {Calculation} from './Calculation';
import {initial, loadFields, mistake, numbersOf, type Field as NumberField, type Typed, workerFields} from './fields';
import {type Load, stackLines, type WorkerLoad, workerLines, workerSize} from './size';
import {composeSnippet, isName, kubernetesSnippet, type SizedWorker} from './snippet';

interface Worker {
  id: number;
  name: string;
  typed: Typed<keyof WorkerLoad>;
}

const newWorker = (id: number): Worker => ({id, name: '', typed: initial(workerFields)});

/** What the snippet needs of a worker; undefined while a number or the name is missing. */
function sizedWorker(load: Load | undefined, {name, typed}: Worker): SizedWorker | undefined {
  const numbers = numbersOf(workerFields, typed);
  return load && numbers && isName(name) ? {name, ...workerSize(load, numbers)} : undefined;
}

const nameRule = 'Expected small letters, digits and hyphens, with a letter in front.';

/** What a field for a number shows. */
const shown = (field: NumberField<string>, value: string) => ({
  label: field.label,
  hint: field.hint,
  value,
  wrong: mistake(field, value),
  isNumber: true,
});

/** Replicas, memory and disk from numbers of the reader, with every formula. Nothing is stored or sent. */
export default function Sizing(): ReactNode {
  const [typed, setTyped] = useState(initial(loadFields));
  const [workers, setWorkers] = useState<readonly Worker[]>([newWorker(0)]);
  const load = numbersOf(loadFields, typed);
  const sized = workers.flatMap((worker) => sizedWorker(load, worker) ?? []);
  const change = (id: number, part: Partial<Worker>): void =>
    setWorkers((before) => before.map((worker) => (worker.id === id ? {...worker, ...part} : worker)));
  return (
    <Tool label="Sizing">
      <FieldSet legend="Load of the stack">
        <Fields>
          {loadFields.map((field) => (
            <Field
              key={field.name}
              {...shown(field, typed[field.name])}
              onChange={(value) => setTyped((before) => ({...before, [field.name]: value}))}
            />
          ))}
        </Fields>
      </FieldSet>
      {workers.map(({id, name, typed: own}, index) => (
        <FieldSet key={id} legend={`Worker ${index + 1}`}>
          <Fields>
            <Field
              label="Service or Deployment"
              value={name}
              hint="its name in your files"
              wrong={name === '' || isName(name) ? undefined : nameRule}
              onChange={(value) => change(id, {name: value})}
            />
            {workerFields.map((field) => (
              <Field
                key={field.name}
                {...shown(field, own[field.name])}
                onChange={(value) => change(id, {typed: {...own, [field.name]: value}})}
              />
            ))}
          </Fields>
          {workers.length > 1 && (
            <button type="button" onClick={() => setWorkers((before) => before.filter((one) => one.id !== id))}>
              Remove worker {index + 1}
            </button>
          )}
        </FieldSet>
      ))}
      <p>
        <button
          type="button"
          onClick={() => setWorkers((before) => [...before, newWorker(Math.max(...before.map(({id}) => id)) + 1)])}
        >
          Add a worker
        </button>
      </p>
      <p role="status">
        {load === undefined
          ? 'Fill in all numbers of the load to see a result.'
          : sized.length < workers.length
            ? 'Fill in all fields of each worker to see its lines for your files.'
            : 'The results are below.'}
      </p>
      {load && <Calculation caption="The stack" lines={stackLines(load)} />}
      {load &&
        workers.map(({id, name, typed: own}, index) => {
          const numbers = numbersOf(workerFields, own);
          return (
            numbers && (
              <Calculation key={id} caption={name || `Worker ${index + 1}`} lines={workerLines(load, numbers)} />
            )
          );
        })}
      {sized.length > 0 && (
        <Tabs groupId="platform">
          <TabItem value="compose" label="Docker Compose">
            <CodeBlock language="yaml" title="compose.size.yaml">
              {composeSnippet(sized)}
            </CodeBlock>
          </TabItem>
          <TabItem value="kubernetes" label="Kubernetes">
            <CodeBlock language="yaml" title="Lines of the Deployments">
              {kubernetesSnippet(sized)}
            </CodeBlock>
          </TabItem>
        </Tabs>
      )}
    </Tool>
  );
}

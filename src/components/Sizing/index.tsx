import {type ReactNode, useState} from 'react';
import CodeBlock from '@theme/CodeBlock';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import {Calculation} from './Calculation';
import {initial, loadFields, numbersOf, type Typed, workerFields} from './fields';
import {NumberField} from './NumberField';
import {type Load, stackLines, type WorkerLoad, workerLines, workerSize} from './size';
import {composeSnippet, isName, kubernetesSnippet, type SizedWorker} from './snippet';
import styles from './styles.rare.module.css';

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

/** Replicas, memory and disk from numbers of the reader, with every formula. Nothing is stored or sent. */
export default function Sizing(): ReactNode {
  const [typed, setTyped] = useState(initial(loadFields));
  const [workers, setWorkers] = useState<readonly Worker[]>([newWorker(0)]);
  const load = numbersOf(loadFields, typed);
  const sized = workers.flatMap((worker) => sizedWorker(load, worker) ?? []);
  const change = (id: number, part: Partial<Worker>): void =>
    setWorkers((before) => before.map((worker) => (worker.id === id ? {...worker, ...part} : worker)));
  return (
    <section className={styles.form} aria-label="Sizing">
      <fieldset>
        <legend>Load of the stack</legend>
        <div className={styles.fields}>
          {loadFields.map((field) => (
            <NumberField
              key={field.name}
              field={field}
              value={typed[field.name]}
              onChange={(value) => setTyped((before) => ({...before, [field.name]: value}))}
            />
          ))}
        </div>
      </fieldset>
      {workers.map(({id, name, typed: own}, index) => (
        <fieldset key={id}>
          <legend>Worker {index + 1}</legend>
          <div className={styles.fields}>
            <div className={styles.field}>
              <label htmlFor={`worker-${id}`}>Service or Deployment</label>
              <input
                id={`worker-${id}`}
                value={name}
                autoComplete="off"
                spellCheck={false}
                aria-describedby={`worker-${id}-hint`}
                aria-invalid={(name !== '' && !isName(name)) || undefined}
                onChange={(event) => change(id, {name: event.target.value})}
              />
              <small id={`worker-${id}-hint`}>
                {name === '' || isName(name)
                  ? 'its name in your files'
                  : 'Expected small letters, digits and hyphens, with a letter in front.'}
              </small>
            </div>
            {workerFields.map((field) => (
              <NumberField
                key={field.name}
                field={field}
                value={own[field.name]}
                onChange={(value) => change(id, {typed: {...own, [field.name]: value}})}
              />
            ))}
          </div>
          {workers.length > 1 && (
            <button type="button" onClick={() => setWorkers((before) => before.filter((one) => one.id !== id))}>
              Remove worker {index + 1}
            </button>
          )}
        </fieldset>
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
    </section>
  );
}

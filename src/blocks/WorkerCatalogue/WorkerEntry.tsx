import type {ReactNode} from 'react';
import CodeBlock from '@theme/CodeBlock';
import Heading from '@theme/Heading';
import CopyKey from '@site/src/ui/CopyKey';
import WorkerParameters from '@site/src/blocks/WorkerParameters';
import LongName from '@site/src/ui/LongName';
import Prose from '@site/src/ui/Prose';
import TagList from '@site/src/ui/TagList/index';
import type {WorkerData} from '@site/src/facts/views';
import styles from './styles.module.css';

/** Names and addresses of a worker, as far as they are published. */
function details(worker: WorkerData): [label: string, value: ReactNode][] {
  const name = (text: string | undefined): ReactNode => text !== undefined && <LongName text={text} />;
  const list: [string, ReactNode][] = [
    ['Image', name(worker.image)],
    ['Host', name(worker.host)],
    ['Worker URL', worker.workerURL === null ? 'none, no service of its own' : name(worker.workerURL)],
    ['Application', name(worker.applicationName)],
    ['Logger', name(worker.logger)],
    ['Processor class', name(worker.processorClass)],
    ['Exit status', worker.exitStatuses && <TagList tags={worker.exitStatuses} />],
    ['Job templates', worker.templates.length > 0 && <TagList tags={worker.templates} />],
  ];
  return list.filter(([, value]) => value !== false && value !== undefined);
}

/** What to do when the definition name or the parameters are not published. */
function lookUp({kind, parameters}: WorkerData): string | undefined {
  if (kind !== 'definition') {
    return 'Take its worker definition name from the `workers.yaml` that you received, or from the step editor of the Controller UI.';
  }
  return parameters ? undefined : 'The step editor of the Controller UI shows its parameters.';
}

/** Button that opens the rest of an entry. */
function detailsText({name, parameters = []}: WorkerData): string {
  const count = parameters.length;
  return count === 0
    ? `Details of ${name}`
    : `Details of ${name}, ${count} ${count === 1 ? 'parameter' : 'parameters'}`;
}

interface Props {
  readonly worker: WorkerData;
  readonly headingLevel: 2 | 3;
  readonly hidden: boolean;
  /** Fragment of the address without its sign: of an entry, or of a parameter in it. */
  readonly target: string;
}

/** One worker of the catalogue: what it does, and the rest when it is opened, or when the address leads to it. */
export default function WorkerEntry({worker, headingLevel, hidden, target}: Props): ReactNode {
  const advice = lookUp(worker);
  const isTarget = target === worker.anchor || target.startsWith(`${worker.anchor}.`);
  return (
    <li hidden={hidden} className={styles.entry}>
      <Heading as={`h${headingLevel}`} id={worker.anchor} className={styles.name}>
        {worker.name}
        <CopyKey text={worker.name} />
      </Heading>
      <p>
        <Prose text={worker.description} />
      </p>
      {worker.tags.length > 0 && (
        <p className={styles.chips}>
          <TagList tags={worker.tags} />
        </p>
      )}
      <details open={isTarget}>
        <summary>{detailsText(worker)}</summary>
        <dl className={styles.details}>
          {details(worker).map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {worker.parameters && <WorkerParameters data={worker} />}
        {advice !== undefined && (
          <p>
            <Prose text={advice} />
          </p>
        )}
        {worker.snippet !== undefined && (
          <CodeBlock language="yaml" title={`Step with ${worker.name}`}>
            {worker.snippet}
          </CodeBlock>
        )}
      </details>
    </li>
  );
}

import CodeBlock from '@theme/CodeBlock';
import Heading from '@theme/Heading';
import Copy from '@site/src/ui/Copy';
import WorkerParameters from '@site/src/blocks/WorkerParameters';
import type {CatalogueRow} from '@site/src/ui/Catalogue';
import type {Findable} from '@site/src/ui/Catalogue/filter';
import {Details} from '@site/src/ui/Catalogue/parts';
import LongName from '@site/src/ui/LongName';
import Prose from '@site/src/ui/Prose';
import TagList from '@site/src/ui/TagList/index';
import type {WorkerData} from '@site/src/facts/viewTypes';

const code = (text: string | undefined) => text !== undefined && <LongName text={text} />;

function findableOf(worker: WorkerData): Findable {
  const {name, summary, description, image = '', host = '', processorClass = '', tags, parameters = []} = worker;
  const own = parameters.flatMap((one) => [one.name, one.type ?? '', one.description, ...(one.values ?? [])]);
  return {
    name,
    text: [summary, description, image, host, processorClass, ...tags, ...own].join('\n'),
    is: {tag: tags},
  };
}

/** Advice if the definition name or the parameters are not published. */
function lookUp({kind, parameters}: WorkerData): string | undefined {
  if (kind !== 'definition') {
    return 'Take its worker definition name from the `workers.yaml` that you received, or from the step editor of the Controller UI.';
  }
  return parameters ? undefined : 'The step editor of the Controller UI shows its parameters.';
}

/** Label of the button that opens an entry. */
function summaryOf({name, parameters = []}: WorkerData): string {
  const count = parameters.length;
  return count === 0
    ? `Details of ${name}`
    : `Details of ${name}, ${count} ${count === 1 ? 'parameter' : 'parameters'}`;
}

/** A worker as a row of the catalogue: its purpose, and its details if the row is open or the target of the URL. */
export function rowOf(worker: WorkerData, as: 'h2' | 'h3'): CatalogueRow {
  const {name, anchor, description, tags, parameters, templates, exitStatuses, snippet} = worker;
  const advice = lookUp(worker);
  return {
    key: name,
    opens: [anchor, ...(parameters ?? []).map((parameter) => `${anchor}.${parameter.name}`)],
    ...findableOf(worker),
    head: (
      <>
        <Heading as={as} id={anchor}>
          {name}
          <Copy text={name} />
        </Heading>
        <p>
          <Prose text={description} />
        </p>
        {tags.length > 0 && <TagList tags={tags} />}
      </>
    ),
    summary: summaryOf(worker),
    body: (
      <>
        <Details
          list={[
            ['Image', code(worker.image)],
            ['Host', code(worker.host)],
            ['Worker URL', worker.workerURL === null ? 'none, no service of its own' : code(worker.workerURL)],
            ['Application', code(worker.applicationName)],
            ['Logger', code(worker.logger)],
            ['Processor class', code(worker.processorClass)],
            ['Exit status', exitStatuses && <TagList tags={exitStatuses} />],
            ['Job templates', templates.length > 0 && <TagList tags={templates} />],
          ]}
        />
        {parameters && <WorkerParameters data={worker} />}
        {advice !== undefined && (
          <p>
            <Prose text={advice} />
          </p>
        )}
        {snippet !== undefined && (
          <CodeBlock language="yaml" title={`Step with ${name}`}>
            {snippet}
          </CodeBlock>
        )}
      </>
    ),
  };
}

import type {Findable} from '@site/src/ui/Catalogue/filter';
import type {WorkerData} from '@site/src/facts/viewTypes';

/** Searchable text of a worker. */
export function findableOf(worker: WorkerData): Findable {
  const {name, summary, description, image = '', host = '', processorClass = '', tags, parameters = []} = worker;
  const own = parameters.flatMap((one) => [one.name, one.type ?? '', one.description, ...(one.values ?? [])]);
  return {
    name,
    text: [summary, description, image, host, processorClass, ...tags, ...own].join('\n'),
    is: {tag: tags},
  };
}

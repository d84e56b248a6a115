/** Entries of the catalogue for a search text and a tag. Pure. */
import type {WorkerData} from '@site/src/facts/views';

export interface Filter {
  /** Words that must all occur in the entry. */
  text: string;
  /** Info tag, or empty for all. */
  tag: string;
}

/** Everything of an entry that a reader may look for. */
function searchText(worker: WorkerData): string {
  const parameters = (worker.parameters ?? []).flatMap(({name, type = '', description, values = []}) => [
    name,
    type,
    description,
    ...values,
  ]);
  const {name, summary, description, image = '', host = '', processorClass = ''} = worker;
  return [name, summary, description, image, host, processorClass, ...worker.tags, ...parameters]
    .join('\n')
    .toLowerCase();
}

/** Whether an entry passes the filter. */
export function matches(worker: WorkerData, {text, tag}: Filter): boolean {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const haystack = searchText(worker);
  return (tag === '' || worker.tags.includes(tag)) && words.every((word) => haystack.includes(word));
}

/** Tags that occur, each once, in alphabetical order. */
export const tagsOf = (workers: readonly WorkerData[]): string[] =>
  [...new Set(workers.flatMap(({tags}) => tags))].sort();

/** How many workers have a tag. */
export const countOf = (workers: readonly WorkerData[], tag: string): number =>
  workers.filter(({tags}) => tags.includes(tag)).length;

/** The line with the number of displayed entries. */
export function countText(shown: number, all: number): string {
  const workers = all === 1 ? 'worker' : 'workers';
  if (shown === 0) {
    return `None of ${all} ${workers} fits. Use fewer words or another tag.`;
  }
  return shown === all ? `${all} ${workers}` : `${shown} of ${all} ${workers}`;
}

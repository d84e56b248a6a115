/** Parameters in the files whose worker the public documentation describes. */
import type {KnownParameter, KnownWorker} from '../../knowledge/types';
import {definitionsOf, templatesOf, type Parameter} from '../../views/jobs';
import type {Hit, Input} from '../rule';

/** Each parameter of a worker whose parameters are public. */
export function parametersOf({
  files,
  knowledge,
}: Input): {file: Hit['file']; worker: KnownWorker; parameter: Parameter}[] {
  const of = (file: Hit['file'], name: string | undefined, parameters: readonly Parameter[]) => {
    const worker = knowledge.workers.find((one) => one.name === name);
    return worker?.parameters ? parameters.map((parameter) => ({file, worker, parameter})) : [];
  };
  return [
    ...templatesOf(files).flatMap(({file, steps}) =>
      steps.flatMap(({worker, parameters}) => of(file, worker.text, parameters)),
    ),
    ...definitionsOf(files).flatMap(({file, name, parameters}) => of(file, name.text, parameters)),
  ];
}

/** What is public about a parameter of a worker. */
export const published = (worker: KnownWorker, name: string | undefined): KnownParameter | undefined =>
  worker.parameters?.find((one) => one.name === name);

/** Page with the row of a worker or a parameter. */
export const helpFor = (worker: KnownWorker, name?: string): string =>
  `reference/WorkerInfo#${worker.name.toLowerCase()}${name ? `.${name}` : ''}`;

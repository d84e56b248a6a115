import {nearest} from '../../model/names';
import type {Rule} from '../rule';
import {helpFor, parametersOf, published} from './parameters';

export const unknownParameter: Rule = {
  code: 'unknown-parameter',
  certainty: 'not-public',
  title: 'Parameter that the public documentation does not name for the worker',
  why: 'The documentation names parameters of this worker. Another one may be a slip, or one that is not public.',
  todo: 'Compare the name with the worker definition that came with your version.',
  help: 'reference/WorkerInfo',
  check: (input) =>
    parametersOf(input).flatMap(({file, worker, parameter: {name}}) => {
      if (name.text === undefined || published(worker, name.text)) {
        return [];
      }
      const near = nearest(name.text, worker.parameters ?? [], (one) => one.name)?.name;
      const question = near ? ` Did you mean \`${near}\`?` : '';
      const message = `The public documentation does not have this parameter for \`${worker.name}\`.${question}`;
      const fix = near && {label: `Write ${near}`, at: name.at, text: near};
      return [{file, at: name.at, message, help: helpFor(worker), ...(fix && {fix})}];
    }),
};

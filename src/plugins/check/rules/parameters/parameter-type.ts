import type {Rule} from '../rule';
import {helpFor, parametersOf, published} from './parameters';

export const parameterType: Rule = {
  code: 'parameter-type',
  certainty: 'not-public',
  title: 'Another Java type than the published one',
  why: 'The type tells the controller what the value is. The documentation has another type for this parameter.',
  todo: 'Take the published type, or compare with the worker definition that came with your version.',
  help: 'reference/WorkerInfo',
  check: (input) =>
    parametersOf(input).flatMap(({file, worker, parameter: {name, type}}) => {
      const entry = published(worker, name.text);
      if (!entry?.type || type.text === undefined || type.text === entry.type) {
        return [];
      }
      const message = `The published type of \`${entry.name}\` is \`${entry.type}\`.`;
      return [{file, at: type.at, message, help: helpFor(worker, entry.name)}];
    }),
};

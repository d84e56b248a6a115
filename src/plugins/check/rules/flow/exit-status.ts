import {templatesOf} from '../../views/jobs';
import type {Rule} from '../rule';

export const exitStatus: Rule = {
  code: 'exit-status',
  certainty: 'suspect',
  title: 'Exit status that the worker does not set',
  why: 'The documentation names the exit statuses of the worker. An edge for another one is taken only if the worker has more of them than are public.',
  todo: 'Write one of the published exit statuses in quotes.',
  help: 'main-concepts/workflows#conditional-flow',
  check: ({files, knowledge}) =>
    templatesOf(files).flatMap(({file, steps, edges}) =>
      edges.flatMap(({from, on}) => {
        const step = steps.find(({name}) => name.text !== undefined && name.text === from.text);
        const published = knowledge.workers.find(({name}) => name === step?.worker.text)?.exitStatuses;
        if (!published || on.text === undefined || on.text === '*' || published.includes(on.text.toLowerCase())) {
          return [];
        }
        const names = published.map((status) => `\`"${status}"\``).join(' and ');
        return [{file, at: on.at, message: `The published exit statuses of the worker of this step are ${names}.`}];
      }),
    ),
};

import {templatesOf} from '../../views/jobs';
import type {Rule} from '../rule';
import {lineOf, repeated} from '../words';

export const duplicateEdge: Rule = {
  code: 'duplicate-edge',
  certainty: 'suspect',
  title: 'Two edges for one exit status of a step',
  why: 'For the exit status of a step, one edge is taken. Which of two it is, or whether both are, is not public.',
  todo: 'Keep one edge for each exit status of a step.',
  help: 'main-concepts/workflows#job-flow',
  check: ({files}) =>
    templatesOf(files).flatMap(({file, edges}) =>
      repeated(edges, ({from, on}) => (on.text === undefined ? undefined : `${on.text} ${from.text ?? ''}`)).map(
        ({item, first}) => ({
          file,
          at: item.on.at,
          message: `The edge in line ${lineOf(file, first.at)} has the same \`from\` and the same exit status.`,
        }),
      ),
    ),
};

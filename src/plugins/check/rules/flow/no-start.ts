import {isStart} from '../../views/graph';
import {templatesOf} from '../../views/jobs';
import type {Rule} from '../rule';

export const noStart: Rule = {
  code: 'no-start',
  certainty: 'wrong',
  title: 'Job flow without a start',
  why: 'The edge with an empty `from` marks the start of the job flow. Without it, no step is ever reached.',
  todo: 'Add an edge with `from: ""`, `"on": "*"` and the first step in `to`.',
  help: 'main-concepts/workflows#job-flow',
  check: ({files}) =>
    templatesOf(files)
      .filter(({steps, edges}) => steps.length > 0 && !edges.some(isStart))
      .map(({file, at, flow}) => ({file, at: flow?.at ?? at, message: 'No edge has an empty `from`.'})),
};

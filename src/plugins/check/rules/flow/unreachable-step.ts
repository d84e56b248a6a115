import {graphOf} from '../../views/graph';
import {templatesOf} from '../../views/jobs';
import type {Rule} from '../rule';

export const unreachableStep: Rule = {
  code: 'unreachable-step',
  certainty: 'wrong',
  title: 'Step that no edge reaches',
  why: 'A job begins at the edge with an empty `from` and goes along the edges. A step that none of them leads to never runs.',
  todo: 'Add an edge to the step, or delete the step.',
  help: 'main-concepts/workflows#job-flow',
  check: ({files}) =>
    templatesOf(files).flatMap((template) => {
      const {reached, steps} = graphOf(template);
      // Without a start none is reached: that is said once, by another rule.
      return reached.size === 0
        ? []
        : [...steps]
            .filter(([name]) => !reached.has(name))
            .map(([, step]) => ({
              file: template.file,
              at: step.name.at,
              message: 'No way leads from the start of the job flow to this step.',
            }));
    }),
};

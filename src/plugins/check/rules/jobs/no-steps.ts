import {templatesOf} from '../../views/jobs';
import type {Rule} from '../rule';

export const noSteps: Rule = {
  code: 'no-steps',
  certainty: 'wrong',
  title: 'Job template without a step',
  why: 'A job template needs at least one step: without one, there is nothing that a job could run.',
  todo: 'Add a step to `stepTemplates`.',
  help: 'main-concepts/workflows#settings-of-a-template',
  check: ({files}) =>
    templatesOf(files)
      .filter(({steps}) => steps.length === 0)
      .map(({file, at, stepList}) => ({file, at: stepList?.at ?? at, message: 'The template has no step.'})),
};

import {templatesOf} from '../../views/jobs';
import {lineOf, repeated} from '../words';
import type {Rule} from '../rule';

export const duplicateStep: Rule = {
  code: 'duplicate-step',
  certainty: 'wrong',
  title: 'Two steps of one name in a template',
  why: 'Edges refer to a step by its name. With two steps of one name, nobody can say which one an edge means.',
  todo: 'Give each step of a template a name of its own.',
  help: 'main-concepts/workflows#settings-of-a-template',
  check: ({files}) =>
    templatesOf(files).flatMap(({file, steps}) =>
      repeated(steps, ({name}) => name.text).map(({item, first}) => ({
        file,
        at: item.name.at,
        message: `The step in line ${lineOf(file, first.name.at)} has the same name.`,
      })),
    ),
};

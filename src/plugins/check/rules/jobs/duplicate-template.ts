import {templatesOf} from '../../views/jobs';
import {lineOf, repeatedInDocument} from '../words';
import type {Rule} from '../rule';

export const duplicateTemplate: Rule = {
  code: 'duplicate-template',
  certainty: 'suspect',
  title: 'Two job templates of one name',
  why: 'A request selects the template by its name. Which of two templates then runs is not public.',
  todo: 'Give each template a name of its own, or delete one of them.',
  help: 'main-concepts/workflows#settings-of-a-template',
  check: ({files}) =>
    repeatedInDocument(templatesOf(files)).map(({item: {file, name}, first}) => ({
      file,
      at: name.at,
      message: `The template in line ${lineOf(file, first.name.at)} has the same name.`,
    })),
};

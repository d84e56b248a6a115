import {definitionsOf} from '../../views/jobs';
import type {Rule} from '../rule';
import {definitionFile, lineOf, repeatedInDocument} from '../words';

export const duplicateDefinition: Rule = {
  code: 'duplicate-definition',
  certainty: 'suspect',
  title: 'Two worker definitions of one name',
  why: 'A step finds its worker by name. Which of two definitions counts is not public.',
  todo: 'Keep one definition for each name.',
  help: definitionFile,
  check: ({files}) =>
    repeatedInDocument(definitionsOf(files)).map(({item: {file, name}, first}) => ({
      file,
      at: name.at,
      message: `The definition in line ${lineOf(file, first.name.at)} has the same name.`,
    })),
};

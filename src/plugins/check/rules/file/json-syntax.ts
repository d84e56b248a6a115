import type {Rule} from '../rule';
import {problemsOf} from './problem';

export const jsonSyntax: Rule = {
  code: 'json-syntax',
  certainty: 'wrong',
  title: 'Not valid JSON',
  why: 'The controller refuses a request that is not JSON. JSON has no comments, no single quotes, and no comma after the last entry.',
  todo: 'Correct the place.',
  help: 'reference/flow-rest-api#submit-a-job',
  check: problemsOf('json-syntax'),
};

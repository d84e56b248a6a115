import type {Rule} from '../rule';
import {problemsOf} from './problem';

export const repeatedKey: Rule = {
  code: 'repeated-key',
  certainty: 'suspect',
  title: 'A key that is set again',
  why: 'In `.properties`, `.env` and JSON the last of several equal keys counts, and nothing warns about the others.',
  todo: 'Keep one of them.',
  help: 'installation/general-configuration#how-spring-boot-reads-the-settings',
  check: problemsOf('repeated-key'),
};

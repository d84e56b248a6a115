import type {Rule} from '../rule';
import {problemsOf} from './problem';

export const yamlSyntax: Rule = {
  code: 'yaml-syntax',
  certainty: 'wrong',
  title: 'Not valid YAML',
  why: 'A program that reads the file stops at the first mistake, and does not start. Mistakes further down are not shown before.',
  todo: 'Correct the place. The mistake can also be in the line above.',
  help: 'installation/general-configuration#how-spring-boot-reads-the-settings',
  check: problemsOf('yaml-syntax'),
};

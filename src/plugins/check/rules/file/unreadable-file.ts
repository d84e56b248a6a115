import type {Rule} from '../rule';
import {problemsOf} from './problem';

export const unreadableFile: Rule = {
  code: 'unreadable-file',
  certainty: 'wrong',
  title: 'File that cannot be read',
  why: 'The file is no text, too large, nested without end, or a template of Helm that is not YAML before it is rendered.',
  todo: 'Open the file that the program reads, as text in UTF-8.',
  help: 'installation/general-configuration#the-three-files',
  check: problemsOf('unreadable-file'),
};

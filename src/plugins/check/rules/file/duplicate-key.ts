import type {Rule} from '../rule';
import {problemsOf} from './problem';

export const duplicateKey: Rule = {
  code: 'duplicate-key',
  certainty: 'wrong',
  title: 'The same key twice in one block',
  why: 'Spring Boot and Docker Compose refuse a YAML file in which a key comes twice in one block: the controller does not start (`found duplicate key`).',
  todo: 'Put what is below both keys under one of them.',
  help: 'main-concepts/workflows#add-a-sample-to-a-file',
  check: problemsOf('duplicate-key'),
};

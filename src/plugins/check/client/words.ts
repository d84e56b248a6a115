/** What the page calls things. */
import type {Certainty} from '../check';
import type {FileKind} from './engine/run';

/** Certainties for readers: a word, and what it means. */
export const certaintyWords: Readonly<Record<Certainty, {name: string; meaning: string}>> = {
  wrong: {name: 'Wrong', meaning: 'This would not work.'},
  gone: {name: 'Gone', meaning: 'It has ended in the version, or has another name.'},
  suspect: {name: 'Suspect', meaning: 'It works only under a condition, which the finding names.'},
  'not-public': {
    name: 'Not public',
    meaning:
      'The public documentation does not have it. That is no error: the public list is not the list of the product.',
  },
};

const kinds: Readonly<Record<FileKind['kind'], string>> = {
  application: 'settings of a component',
  'job-templates': 'job templates',
  workers: 'worker definitions',
  'job-request': 'job request',
  compose: 'Docker Compose file',
  env: 'variables for Docker Compose',
  kubernetes: 'Kubernetes manifest (only its YAML is checked)',
  other: 'unknown kind (only its syntax is checked)',
};

/** What a file is, for readers. */
export const kindWords = ({kind, component}: FileKind): string => (component ? `settings: ${component}` : kinds[kind]);

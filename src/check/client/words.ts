/** Labels on the page. */
import type {Certainty} from '../check';
import type {FileKind} from './engine/run';

/** Certainties for readers: a word, and what it means. */
export const certaintyWords: Readonly<Record<Certainty, {name: string; meaning: string}>> = {
  wrong: {name: 'Error', meaning: 'Does not work.'},
  gone: {name: 'Removed', meaning: 'Removed or renamed in this version.'},
  suspect: {name: 'Warning', meaning: 'Works only under the condition that the finding states.'},
  'not-public': {
    name: 'Not documented',
    meaning: 'Not in the public documentation, which is not complete. Not an error.',
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
  other: 'unknown type (only its syntax is checked)',
};

/** File type, for readers. */
export const kindWords = ({kind, component}: FileKind): string => (component ? `settings: ${component}` : kinds[kind]);

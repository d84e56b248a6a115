/** Labels on the page. */
import type {FileKind} from './engine/run';

const kinds: Readonly<Record<FileKind['kind'], string>> = {
  application: 'Settings of a component',
  'job-templates': 'Job templates',
  workers: 'Worker definitions',
  'job-request': 'Job request',
  compose: 'Compose file',
  env: 'Variables for Docker Compose',
  kubernetes: 'Kubernetes manifest',
  other: 'Unknown type',
};

/** File type, for readers. */
export const kindWords = ({kind, component}: FileKind): string => (component ? `Settings: ${component}` : kinds[kind]);

const unchecked: Readonly<Partial<Record<FileKind['kind'], string>>> = {
  kubernetes: 'Only the YAML syntax of this manifest is checked, not the settings in it.',
  other:
    'This is not one of the supported files, so only its syntax is checked. If it should be one, give it its usual name.',
};

/** Text about the checks that do not apply to files of this type, or undefined if all apply. */
export const uncheckedWords = ({kind}: FileKind): string | undefined => unchecked[kind];

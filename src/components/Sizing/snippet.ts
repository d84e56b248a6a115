/** The calculated sizes as lines for the files of a stack. */
import type {WorkerSize} from './size';

export interface SizedWorker extends WorkerSize {
  name: string;
}

/** Names that Docker Compose and Kubernetes both take: nothing that YAML could read in another way. */
export const isName = (name: string): boolean => /^[a-z](?:[-a-z0-9]{0,61}[a-z0-9])?$/.test(name);

const size = (mebibytes: number, small: string, large: string): string =>
  mebibytes % 1024 === 0 ? `${mebibytes / 1024}${large}` : `${mebibytes}${small}`;

/** A file for Docker Compose, to be used beside the others of the stack. */
export const composeSnippet = (workers: readonly SizedWorker[]): string =>
  [
    'services:',
    ...workers.flatMap(({name, instances, mebibytes}) => [
      `  ${name}:`,
      `    scale: ${instances}`,
      `    mem_limit: ${size(mebibytes, 'm', 'g')}`,
    ]),
  ].join('\n');

/** Lines of the Deployments. */
export const kubernetesSnippet = (workers: readonly SizedWorker[]): string =>
  workers
    .map(({name, instances, mebibytes}) =>
      [
        'apiVersion: apps/v1',
        'kind: Deployment',
        'metadata:',
        `  name: ${name}`,
        'spec:',
        `  replicas: ${instances}`,
        '  template:',
        '    spec:',
        '      containers:',
        '        # The name of the container in your file.',
        '        - name: change-me',
        '          resources:',
        '            limits:',
        `              memory: ${size(mebibytes, 'Mi', 'Gi')}`,
      ].join('\n'),
    )
    .join('\n---\n');

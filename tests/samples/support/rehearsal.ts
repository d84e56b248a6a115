import {expect} from 'vitest';
import {loadProduct} from '../../../src/facts/load/load';
import {runbook as runbookFor} from '../../../src/facts/prepare/runbooks';
import {factVersions} from '../../../src/facts/versions';
import {folder} from '../../folder';
import {type GuideStep, Reader} from './reader';

const {runbooks} = loadProduct(factVersions);

/** Where the documents are: in the data store of the stack, or in S3. */
export type Store = 'stack' | 'elsewhere';

/** The steps of a phase for a platform, MariaDB and an Ingress or a Route. */
export function allSteps(file: string, phase: string, platform: string, store: Store = 'stack'): GuideStep[] {
  const {phases} = runbookFor(file, runbooks[file]!, {version: 'next', order: factVersions});
  return phases
    .find(({id}) => id === phase)!
    .steps.filter(
      ({when}) =>
        (when['platform'] ?? [platform]).includes(platform) &&
        (when['store'] ?? [store]).includes(store) &&
        (when['database'] ?? ['stack']).includes('stack') &&
        !when['ui']?.includes('with'),
    )
    .map(({id, text, commands}) => ({id, text, blocks: commands}));
}

/** Those that change the cluster. */
export const runbook = (file: string, phase: string, platform = 'kubernetes', store: Store = 'stack'): GuideStep[] =>
  allSteps(file, phase, platform, store).filter(({blocks}) =>
    blocks.some(
      ({language, code}) =>
        language === 'yaml' || /(?:kubectl|oc) .*(?:-k |scale|delete|create|exec|config current)/.test(code),
    ),
  );

/** The steps of a whole backup that change the cluster. */
export const backUp = (platform?: string, store?: Store): GuideStep[] =>
  runbooks['back-up']!.phases.flatMap(({id}) => runbook('back-up', id, platform, store));

export const ownNumber = 3;

/** A reader with more OCR workers than the manifests have, whose stack runs. */
export async function withStack(overlay?: string, store: Store = 'stack'): Promise<Reader> {
  const reader = new Reader(folder, overlay);
  reader.edit('ocr.yaml', (text) => text.replace('replicas: 1', `replicas: ${ownNumber}`));
  if (store === 'elsewhere') {
    reader.edit('kustomization.yaml', (text) => text.replace('  - store.yaml\n', ''));
  }
  expect(await reader.run('kubectl apply -k .')).toBe(true);
  const {deployments} = reader.cluster;
  expect(Object.keys(deployments)).toHaveLength(store === 'stack' ? 4 : 3);
  Object.values(deployments).forEach((one) => (one.ready = true));
  reader.cluster = {...reader.cluster, deployments, broken: [], wrong: []};
  return reader;
}

/** The components that have no pod. */
export const stopped = ({cluster}: Reader): string[] =>
  Object.entries(cluster.deployments).flatMap(([name, {replicas}]) => (replicas === 0 ? [name] : []));

/** Everything runs in the reader's own numbers, and nothing happened that must not. */
export function expectComplete({cluster: {deployments, wrong}}: Reader): void {
  expect(wrong).toEqual([]);
  for (const [name, {replicas, ready}] of Object.entries(deployments)) {
    expect({name, replicas, ready}).toEqual({name, replicas: name === 'flow-ocr' ? ownNumber : 1, ready: true});
  }
}

/** The steps, and after each of them somebody applies the files. */
export const disturbed = (steps: readonly GuideStep[]): GuideStep[] => {
  const apply: GuideStep = {text: '', blocks: [{title: 'by somebody else', code: 'kubectl apply -k .'}]};
  return steps.flatMap((step) => [step, apply]);
};

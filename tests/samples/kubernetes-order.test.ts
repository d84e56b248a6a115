import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {versions} from '../../src/config/versions';
import {loadProduct} from '../../src/facts/load/load';
import {runbook as runbookFor} from '../../src/facts/prepare/runbooks';
import {factVersions} from '../../src/facts/versions';
import {folder} from '../folder';
import {root} from './support/files';
import {blocksOf, type GuideStep, Reader, stepsOf} from './support/reader';

const {runbooks} = loadProduct(factVersions);

/** The steps of a phase for manifests, MariaDB and an Ingress or a Route, that change the cluster. */
function runbook(file: string, phase: string, platform = 'kubernetes'): GuideStep[] {
  const {phases} = runbookFor(file, runbooks[file]!, {version: 'next', order: factVersions});
  return phases
    .find(({id}) => id === phase)!
    .steps.filter(({when}) => (when['platform'] ?? [platform]).includes(platform) && !when['ui']?.includes('with'))
    .map(({text, commands}) => ({text, blocks: commands}))
    .filter(({blocks}) => blocks.some(({code}) => /(?:kubectl|oc) .*(?:-k |scale)/.test(code)));
}

const inOrder = 'Start the stack in order';
const ownNumber = 3;

/** A reader with more OCR workers than the manifests have, whose stack runs. */
async function withStack(overlay?: string): Promise<Reader> {
  const reader = new Reader(folder, overlay);
  reader.edit('ocr.yaml', (text) => text.replace('replicas: 1', `replicas: ${ownNumber}`));
  expect(await reader.run('kubectl apply -k .')).toBe(true);
  const {deployments} = reader.cluster;
  expect(Object.keys(deployments)).toEqual(['flow-controller', 'flow-database', 'flow-ocr', 'flow-store']);
  Object.values(deployments).forEach((one) => (one.ready = true));
  reader.cluster = {deployments, broken: [], wrong: []};
  return reader;
}

/** The components that have no pod. */
const stopped = ({cluster}: Reader): string[] =>
  Object.entries(cluster.deployments).flatMap(([name, {replicas}]) => (replicas === 0 ? [name] : []));

/** Everything runs in the reader's own numbers, and nothing happened that must not. */
function expectComplete({cluster: {deployments, wrong}}: Reader): void {
  expect(wrong).toEqual([]);
  for (const [name, {replicas, ready}] of Object.entries(deployments)) {
    expect({name, replicas, ready}).toEqual({name, replicas: name === 'flow-ocr' ? ownNumber : 1, ready: true});
  }
}

/** The steps, and after each of them somebody applies the files. */
const disturbed = (steps: readonly GuideStep[]): GuideStep[] => {
  const apply: GuideStep = {text: '', blocks: [{title: 'by somebody else', code: 'kubectl apply -k .'}]};
  return steps.flatMap((step) => [step, apply]);
};

describe('an update', () => {
  const phases = ['put-in-the-new-versions', 'check-the-result', 'let-work-in-again'];
  const steps = (platform?: string) => phases.flatMap((phase) => runbook('update', phase, platform));
  const install = steps();

  /** Installs the new versions, up to the first command that fails. */
  async function update(reader: Reader, steps = install): Promise<boolean> {
    expect(await reader.follow(runbook('update', 'stop-and-back-up'))).toBe(true);
    expect(stopped(reader)).toEqual(['flow-controller', 'flow-ocr', 'flow-store']);
    reader.edit('kustomization.yaml', (text) => text.replaceAll(/newTag: [01]\..*/g, 'newTag: 9.9.9'));
    return reader.follow(steps);
  }

  it('starts the new controller last, once, and ends with the numbers of the files', async () => {
    const reader = await withStack();
    expect(await update(reader)).toBe(true);
    expectComplete(reader);
    const {'flow-database': database, ...others} = reader.cluster.deployments;
    expect(database!.image).toMatch(/:10\.11$/);
    Object.values(others).forEach(({image}) => expect(image).toMatch(/:9\.9\.9$/));
    expect(readFileSync(join(folder, 'kubernetes/kustomization.yaml'), 'utf8')).not.toContain('replicas:');
  });

  it('keeps the order in OpenShift, also when somebody applies the files in between', async () => {
    const reader = await withStack('openshift/nonroot');
    expect(await update(reader, disturbed(steps('openshift')))).toBe(true);
    expectComplete(reader);
  });

  it.each(['flow-store', 'flow-ocr'])('starts no controller when %s fails', async (broken) => {
    const reader = await withStack();
    reader.cluster = {...reader.cluster, broken: [broken]};
    expect(await update(reader)).toBe(false);
    expect(stopped(reader)).toContain('flow-controller');
    expect(reader.cluster.wrong).toEqual([]);
  });
});

describe('the start in order', () => {
  const page = 'installation/install-kubernetes.md';
  const guide = `docs/${page}`;
  const stop = blocksOf(readFileSync(join(root, guide), 'utf8')).filter(({title}) => title === 'Stop');

  it('starts a stopped stack', async () => {
    const reader = await withStack();
    expect(await reader.follow([{text: '', blocks: stop}])).toBe(true);
    expect(stopped(reader)).toHaveLength(4);
    expect(await reader.follow(stepsOf(guide, inOrder))).toBe(true);
    expectComplete(reader);
  });

  it.each(['flow-database', 'flow-ocr'])('starts no controller when %s fails', async (broken) => {
    const reader = await withStack();
    reader.cluster = {...reader.cluster, broken: [broken]};
    expect(await reader.follow(stepsOf(guide, inOrder))).toBe(false);
    expect(stopped(reader)).toContain('flow-controller');
    expect(reader.cluster.wrong).toEqual([]);
  });

  it.each(versions.filter(({isReleased}) => isReleased))('is the same in $label', ({folder: pages}) => {
    expect(stepsOf(`${pages}/${page}`, inOrder)).toEqual(stepsOf(guide, inOrder));
  });

  it('a restore stops the components, replaces the volume of the database without them, and starts them in order', async () => {
    const reader = await withStack();
    const blocks = blocksOf(readFileSync(join(root, 'docs/operations/maintenance.md'), 'utf8'));
    const [stop, volume] = ['Stop', 'New volume for the database'].map((name) =>
      blocks.find(({title}) => title === name)!,
    );
    const [lines, ...start] = stepsOf(guide, inOrder);
    expect(await reader.follow([lines!, {text: '', blocks: [volume!, stop!]}])).toBe(true);
    expect(stopped(reader)).toEqual(['flow-controller', 'flow-ocr', 'flow-store']);
    expect(await reader.follow(start)).toBe(true);
    expectComplete(reader);
  });
});

it('after the gap of a backup, the controller starts when the data store is ready', async () => {
  const reader = await withStack();
  const [stop, start] = runbook('back-up-and-restore', 'steps').filter(({blocks}) => /scale/.test(blocks[0]!.code));
  expect(await reader.follow([stop!])).toBe(true);
  expect(stopped(reader)).toEqual(['flow-controller', 'flow-store']);
  expect(await reader.follow([start!])).toBe(true);
  expectComplete(reader);
});

it('after a change of the data store, the controller restarts after the workers', async () => {
  const reader = await withStack();
  const blocks = blocksOf(readFileSync(join(root, 'docs/reference/datatransfer.md'), 'utf8'));
  const restart = blocks.filter(({code}) => code.includes('rollout restart'));
  expect(restart).toHaveLength(1);
  expect(await reader.follow([{text: '', blocks: restart}])).toBe(true);
  expectComplete(reader);
});

import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {versions} from '../../src/config/versions';
import {folder} from '../folder';
import {root} from './support/files';
import {blocksOf, type Reader, stepsOf} from './support/reader';
import {backUp, disturbed, expectComplete, runbook, stopped, withStack} from './support/rehearsal';

const inOrder = 'Start the stack in order';

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
});

it('after the gap of a backup, the controller starts when the data store is ready', async () => {
  const reader = await withStack();
  const [stop, start] = backUp().filter(({blocks}) => /scale/.test(blocks[0]!.code));
  expect(await reader.follow([stop!])).toBe(true);
  expect(stopped(reader)).toEqual(['flow-controller', 'flow-store']);
  expect(await reader.follow([start!])).toBe(true);
  expectComplete(reader);
});

describe.each(['kubernetes', 'openshift'])('with documents in S3, in %s', (platform) => {
  const overlay = platform === 'openshift' ? 'openshift/nonroot' : undefined;
  const steps = (file: string, phase: string) => runbook(file, phase, platform, 'elsewhere');

  it('a backup stops only the controller, and starts it again', async () => {
    const reader = await withStack(overlay, 'elsewhere');
    const [stop, start] = backUp(platform, 'elsewhere').filter(({blocks}) => /scale/.test(blocks[0]!.code));
    expect(await reader.follow([stop!])).toBe(true);
    expect(stopped(reader)).toEqual(['flow-controller']);
    expect(await reader.follow([start!])).toBe(true);
    expectComplete(reader);
  });

  it('an update reaches its end', async () => {
    const reader = await withStack(overlay, 'elsewhere');
    expect(await reader.follow(steps('update', 'stop-and-back-up'))).toBe(true);
    expect(await reader.follow(steps('update', 'put-in-the-new-versions'))).toBe(true);
    expectComplete(reader);
  });

  it('a restore names no data store, and reaches its end', async () => {
    const reader = await withStack(overlay, 'elsewhere');
    const isOfDump = /^(?:restore-dump|database-back)-/;
    const restore = steps('restore', 'restore-step-by-step').filter(({id}) => !isOfDump.test(id!));
    expect(await reader.follow(restore)).toBe(true);
    expectComplete(reader);
  });
});

it('after a change of the data store, the controller restarts after the workers', async () => {
  const reader = await withStack();
  const blocks = blocksOf(readFileSync(join(root, 'docs/reference/datatransfer.md'), 'utf8'));
  const restart = blocks.filter(({code}) => code.includes('rollout restart'));
  expect(restart).toHaveLength(1);
  expect(await reader.follow([{text: '', blocks: restart}])).toBe(true);
  expectComplete(reader);
});

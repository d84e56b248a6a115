/** Backup, restore and a new volume in Kubernetes and OpenShift, with the commands of the pages and a stand-in for the cluster. */
import {spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {basename, join} from 'node:path';
import {gzipSync} from 'node:zlib';
import {describe, expect, it} from 'vitest';
import {namesBelow} from '../../src/lib/files';
import {folder} from '../folder';
import {dump} from './support/composeStack';
import {parseYaml, readText, root} from './support/files';
import {blocksOf, type GuideStep, type Reader} from './support/reader';
import {allSteps, backUp, disturbed, expectComplete, runbook, stopped, withStack} from './support/rehearsal';
import {runProgram} from './support/scripts';
import type {KubernetesObject} from './support/stack';

const documents = {'a/one.pdf': 'first', 'b c/ü.tif': 'second', 'lost+found/x': 'of the file system'};
const saved = Object.keys(documents).filter((name) => !name.startsWith('lost+found'));
const dumpFile = 'backup/database-20250610-020000.sql.gz';

function write(to: string, files: Record<string, string | Buffer>): void {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(join(to, name, '..'), {recursive: true});
    writeFileSync(join(to, name), content);
  }
}

const named = (steps: readonly GuideStep[], prefix: string): GuideStep[] =>
  steps.filter(({id}) => id?.startsWith(prefix));

/** A reader whose stack is saved and then damaged, and the steps of the restore. */
async function withBackup(way: 'snapshot' | 'files', platform = 'kubernetes', sql: Buffer = dump) {
  const reader = await withStack(platform === 'openshift' ? 'openshift/nonroot' : undefined);
  const place = platform === 'openshift' ? folder : join(folder, 'kubernetes-backup');
  write(reader.cluster.data['flow-store']!, documents);

  const backup = backUp(platform);
  expect(await reader.follow(named(backup, 'gap-begins'))).toBe(true);
  const [copy] = named(backup, `${way}-`);
  expect(await reader.run(copy!.blocks[0]!.code, place)).toBe(true);
  expect(await reader.follow(named(backup, 'gap-ends'))).toBe(true);

  const {cluster} = reader;
  write(cluster.data['flow-store']!, {'new.pdf': 'written after the backup'});
  cluster.data['flow-database'] = 'damaged';
  reader.cluster = cluster;
  const zipped = gzipSync(sql);
  const sum = createHash('sha256').update(zipped).digest('hex');
  write(place, {[dumpFile]: zipped, [`${dumpFile}.sha256`]: `${sum}  ${basename(dumpFile)}\n`});
  const steps = runbook('restore', 'restore-step-by-step', platform)
    .filter(({id}) => !id!.includes('-back-') || id!.startsWith(way) || id!.startsWith('database'))
    .map((step) => ({
      ...step,
      blocks: step.blocks.map((one) => ({...one, code: one.code.replace('=change-me', '=flow-store-a1b2c')})),
    }));
  return {reader, steps, place};
}

/** The documents in the volume of the data store. */
const stored = ({cluster}: Reader): string[] => namesBelow(cluster.data['flow-store']!);

describe('a restore', {timeout: 180_000}, () => {
  it.each([
    ['a snapshot', 'kubernetes', 'snapshot', Object.keys(documents)],
    ['files', 'openshift', 'files', saved],
  ] as const)(
    'from %s in %s brings back documents and jobs, and starts the stack in order',
    async (_, platform, way, names) => {
      const {reader, steps} = await withBackup(way, platform);
      expect(await reader.follow(steps)).toBe(true);
      expectComplete(reader);
      expect(stored(reader)).toEqual(names);
      expect(reader.cluster.data['flow-database']).toBe(dump.toString());
      expect(reader.cluster.pods).toEqual([]);
      const [count] = ['kubernetes', '.'].flatMap((name) => join(folder, name, 'store-count.txt')).filter(existsSync);
      expect(readFileSync(count!, 'utf8').trim()).toBe(String(Object.keys(documents).length));
    },
  );

  it('starts nothing too early, even if somebody applies the files after each step', async () => {
    const {reader, steps} = await withBackup('files');
    expect(await reader.follow(disturbed(steps))).toBe(true);
    expectComplete(reader);
    expect(stored(reader)).toEqual(saved);
  });

  it.each(['flow-store', 'flow-ocr', 'flow-controller ends', 'flow-store ends'])(
    'stops at the first command that fails, if %s fails',
    async (broken) => {
      const {reader, steps} = await withBackup('snapshot');
      reader.cluster = {...reader.cluster, broken: [broken]};
      expect(await reader.follow(steps)).toBe(false);
      expect(stopped(reader)).toContain('flow-controller');
      expect(reader.cluster.wrong).toEqual([]);
      expect(reader.cluster.data['flow-database']).not.toBe('dropped');
    },
  );

  it('does not wait for pods that were evicted', async () => {
    const {reader, steps} = await withBackup('snapshot');
    reader.cluster = {...reader.cluster, broken: ['evicted']};
    expect(await reader.follow(steps)).toBe(true);
    expectComplete(reader);
  });

  it('undoes an update whose controller never became ready, with the database from before', async () => {
    const {reader, steps} = await withBackup('files');
    const before = readFileSync(join(folder, 'kubernetes/kustomization.yaml'), 'utf8');
    expect(await reader.follow(runbook('update', 'stop-and-back-up'))).toBe(true);
    reader.edit('kustomization.yaml', (text) => text.replaceAll(/newTag: [01]\..*/g, 'newTag: 9.9.9'));
    reader.cluster = {...reader.cluster, broken: ['flow-controller']};
    expect(await reader.follow(runbook('update', 'put-in-the-new-versions'))).toBe(false);

    reader.cluster = {...reader.cluster, broken: []};
    reader.edit('kustomization.yaml', () => before);
    expect(await reader.follow(steps.filter(({id}) => id !== 'files-back-kubernetes'))).toBe(true);
    expectComplete(reader);
    expect(reader.cluster.deployments['flow-controller']!.image).not.toContain('9.9.9');
    expect(reader.cluster.data['flow-database']).toBe(dump.toString());
    expect(stored(reader)).toContain('new.pdf');
  });

  it('deletes no jobs if the dump is incomplete', async () => {
    const {reader, steps} = await withBackup('files', 'kubernetes', dump.subarray(0, -60));
    expect(await reader.follow(steps)).toBe(false);
    expect(reader.cluster.data['flow-database']).toBe('damaged');
    expect(stopped(reader)).toContain('flow-controller');
  });

  it('deletes no documents if the snapshot is not there', async () => {
    const {reader, steps} = await withBackup('snapshot');
    reader.cluster = {...reader.cluster, broken: ['snapshot']};
    expect(await reader.follow(steps)).toBe(false);
    expect(stored(reader)).toContain('new.pdf');
  });

  it.each(['a password of the files is another one', 'the difference cannot be found out'])(
    'changes nothing if %s',
    async (reason) => {
      const {reader, steps} = await withBackup('files');
      if (reason.startsWith('a password')) {
        // As in the files of earlier downloads.
        reader.edit('kustomization.yaml', (text) => text.replace('resources:\n', 'resources:\n  - secrets.yaml\n'));
        expect(await reader.run('kubectl apply -k .')).toBe(true);
        reader.edit('secrets.yaml', (text) => text.replace('root-password: change-me', 'root-password: other'));
      } else {
        reader.cluster = {...reader.cluster, broken: ['diff']};
      }
      const {deployments, secrets} = reader.cluster;
      expect(await reader.follow(steps)).toBe(false);
      expect(reader.cluster).toMatchObject({deployments, secrets});
      expect(stored(reader)).toContain('new.pdf');
    },
  );

  it('applies no overlay that the reader has not chosen', async () => {
    const {reader} = await withBackup('files', 'openshift');
    expect(await reader.run('unset OVERLAY; kubectl apply -k .')).toBe(false);
  });

  it('deletes no documents if the copy is damaged', async () => {
    const {reader, steps, place} = await withBackup('files');
    writeFileSync(join(place, 'store.tar'), readFileSync(join(place, 'store.tar')).subarray(0, 700));
    expect(await reader.follow(steps)).toBe(false);
    expect(stored(reader)).toContain('new.pdf');
  });
});

it.each([
  ['kubernetes', 'snapshot', Object.keys(documents)],
  ['openshift', 'files', saved],
] as const)('a lost namespace in %s comes back from %s', {timeout: 180_000}, async (platform, way, names) => {
  const {reader, steps} = await withBackup(way, platform);
  reader.cluster = {...reader.cluster, deployments: {}, data: {}, secrets: {}, pods: []};
  // As in "Create a lost namespace again": there is no controller to stop.
  expect(await reader.follow(steps.filter(({id}) => !id!.startsWith('stop-')))).toBe(true);
  expectComplete(reader);
  expect(stored(reader)).toEqual(names);
  expect(reader.cluster.data['flow-database']).toBe(dump.toString());
});

it.each([
  ['restore', 'restore-step-by-step', 'echo 538446', 'openshift/nonroot'],
  ['restore', 'restore-step-by-step', ':', 'openshift/arbitrary-user'],
  ['restore', 'restore-step-by-step', 'exit 1', 'openshift/own'],
  ['update', 'put-in-the-new-versions', 'echo 538446', 'openshift/nonroot'],
  ['update', 'put-in-the-new-versions', 'exit 1', ''],
])(
  '%s (%s) finds the overlay if the Deployment says "%s", and guesses none: %s',
  async (file, phase, answer, found) => {
    write(folder, {'overlay.txt': 'openshift/own\n', 'bin/oc': `#!/bin/sh\n${answer}\n`});
    chmodSync(join(folder, 'bin/oc'), 0o755);
    const [overlay] = named(allSteps(file, phase, 'openshift'), 'overlay-');
    const path = `${join(folder, 'bin')}:${process.env['PATH'] ?? ''}`;
    const {stdout} = await runProgram(['bash', '-c', overlay!.blocks[0]!.code], [], {PATH: path}, {cwd: folder});
    expect(stdout.trim()).toBe(found);
  },
);

describe('a copy of the documents', () => {
  it.each([
    ['kubernetes', 'whose tar cannot read a file', 'tar'],
    ['kubernetes', 'whose connection breaks off', 'stream'],
    ['openshift', 'whose tar cannot read a file', 'tar'],
    ['openshift', 'whose connection breaks off', 'stream'],
  ])('in %s %s is no backup, although kubectl reports no error', async (platform, _, broken) => {
    const reader = await withStack(platform === 'openshift' ? 'openshift/nonroot' : undefined);
    const place = platform === 'openshift' ? folder : join(folder, 'kubernetes-backup');
    write(reader.cluster.data['flow-store']!, documents);
    const steps = backUp(platform);
    expect(await reader.follow(named(steps, 'gap-begins'))).toBe(true);
    const {code} = named(steps, 'files-')[0]!.blocks[0]!;
    expect(await reader.run(code, place)).toBe(true);

    reader.cluster = {...reader.cluster, broken: [broken]};
    expect(await reader.run(code, place)).toBe(false);
    expect(readdirSync(place).filter((name) => /^store\.tar(?:\.sha256)?$/.test(name))).toEqual([]);
    expect(reader.cluster.pods).toEqual([]);
  });
});

it('a new volume of the database is empty, and only the database starts', {timeout: 120_000}, async () => {
  const {reader, steps} = await withBackup('files');
  const blocks = blocksOf(readFileSync(join(root, 'docs/operations/maintenance.md'), 'utf8'));
  const volume = blocks.filter(({title}) => title === 'New volume for the database');
  const rest = steps.findIndex(({id}) => id!.startsWith('only-database-')) + 1;
  expect(await reader.follow([...steps.slice(0, rest), {text: '', blocks: volume}])).toBe(true);
  expect(reader.cluster.data['flow-database']).toBe('');
  expect(stopped(reader)).toEqual(['flow-controller', 'flow-ocr', 'flow-store']);
  expect(await reader.follow(steps.slice(rest))).toBe(true);
  expectComplete(reader);
});

it('the pods of the backup have no user and no group of their own where OpenShift chooses them', () => {
  const file = readText('kubernetes-backup/kustomization.yaml');
  const [patches] = /^ {2}# In OpenShift[^]*/m.exec(file)!;
  write(folder, {'kustomization.yaml': file.replace(patches, patches.replaceAll(/^ {2}# (?=[- ] )/gm, '  '))});
  for (const name of ['database-dump.yaml', 'backup-shell.yaml', 'store-shell.yaml']) {
    write(folder, {[name]: readText(`kubernetes-backup/${name}`)});
  }
  const {stdout, stderr} = spawnSync('kubectl', ['kustomize', folder], {encoding: 'utf8'});
  expect(stderr).toBe('');
  expect(stdout.match(/runAsNonRoot: true/g)).toHaveLength(3);
  expect(stdout).not.toMatch(/runAsUser|runAsGroup|fsGroup:/);
});

describe('a test restore in a second namespace', () => {
  const page = readFileSync(join(root, 'docs/operations/maintenance.md'), 'utf8');
  const [shell, files] = blocksOf(page).filter(({title}) => title.startsWith('Only in a second namespace'));

  it('names it in all manifests, and the old one nowhere', async () => {
    await withStack();
    const code = `NAMESPACE=flow-test\n${files!.code}`;
    expect((await runProgram(['bash', '--norc', '-c', code], [], {}, {cwd: folder})).stderr).toBe('');
    // The installation applies this file by itself, without the kustomization.
    const own = parseYaml(
      readFileSync(join(folder, 'kubernetes/namespace.yaml'), 'utf8'),
      'namespace',
    ) as KubernetesObject[];
    expect(own.map(({kind, metadata}) => [kind, metadata.name, metadata.namespace])).toEqual([
      ['Namespace', 'flow-test', undefined],
      ['ServiceAccount', 'flow', 'flow-test'],
    ]);
    for (const part of ['kubernetes', 'kubernetes-backup', 'openshift/arbitrary-user']) {
      const {stdout, stderr} = spawnSync('kubectl', ['kustomize', join(folder, part)], {encoding: 'utf8'});
      expect(stderr).toBe('');
      expect(new Set(stdout.match(/(?<=^ +namespace: ).*/gm))).toEqual(new Set(['flow-test']));
      expect(stdout).not.toMatch(/^ {2}name: flow$(?![\s\S]{0,30}namespace: flow-test)|\.flow\.svc/m);
    }
  });

  it('lets no command of the restore reach the first one', async () => {
    write(folder, {'stub/kubectl': `#!/bin/sh\necho "$*" >> '${join(folder, 'calls')}'\n`});
    chmodSync(join(folder, 'stub/kubectl'), 0o755);
    const steps = allSteps('restore', 'restore-step-by-step', 'kubernetes');
    const commands = steps.flatMap(({blocks}) => blocks).filter(({language}) => language !== 'yaml');
    // Each command by itself, because a stub answers nothing that the next one could use.
    const lines = [...commands.map(({code}) => code), 'kubectl --namespace flow describe ingress flow'].flatMap(
      (code) => code.match(/kubectl --namespace flow [\w ./-]+/g) ?? [],
    );
    expect(lines.length).toBeGreaterThan(20);
    const own = shell!.code.split('\n').filter((line) => !line.startsWith('command '));
    await runProgram(['bash', '--norc', '-c', [...own, ...lines].join('\n')], [], {
      PATH: `${join(folder, 'stub')}:${process.env['PATH'] ?? ''}`,
    });
    const calls = readFileSync(join(folder, 'calls'), 'utf8').trim().split('\n');
    expect(calls).toHaveLength(lines.length + 1);
    expect(calls.filter((call) => !call.startsWith('--namespace flow-test '))).toEqual([]);
    // The name of the Ingress stays.
    expect(calls).toContain('--namespace flow-test describe ingress flow');
  });
});

/** objects.sh: what a lost namespace needs besides the manifests. */
import {chmodSync, copyFileSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {beforeEach, expect, it} from 'vitest';
import {parse} from 'yaml';
import {folder} from '../folder';
import {samples} from './support/files';
import {runProgram} from './support/scripts';

/** As `kubectl` prints them: kind, name, type and owner. */
const objects = [
  'Deployment            flow-controller                    <none>                               <none>',
  'CronJob               flow-database-dump                 <none>                               <none>',
  'PodMonitor            flow                               <none>                               <none>',
  'ConfigMap             flow-trust                         <none>                               <none>',
  'ConfigMap             kube-root-ca.crt                   <none>                               <none>',
  'Secret                flow-tls                           kubernetes.io/tls                    <none>',
  'Secret                flow-registry                      kubernetes.io/dockerconfigjson       <none>',
  'Secret                flow-database                      Opaque                               ExternalSecret',
  'Secret                builder-dockercfg-x7k2p            kubernetes.io/dockercfg              <none>',
];
const secret = (name: string) =>
  `- apiVersion: v1\n  data:\n    tls.key: AA==\n    uid: Qg==\n  kind: Secret\n  metadata:\n    creationTimestamp: "2025-06-10T02:00:00Z"\n` +
  `    name: ${name}\n    namespace: flow\n    resourceVersion: "18"\n    uid: 0b1c\n  type: kubernetes.io/tls\n`;

/** A cluster with these objects. */
function cluster(lines: readonly string[]): void {
  writeFileSync(join(folder, 'answer'), lines.map((line) => `${line}\n`).join(''));
  writeFileSync(join(folder, 'secrets'), `apiVersion: v1\nitems:\n${secret('flow-tls')}kind: List\n`);
  writeFileSync(
    join(folder, 'kubectl'),
    `#!/bin/sh
echo "$*" >>calls
case "$*" in
  api-resources*) printf '%s\\n' configmaps pods events.events.k8s.io podmonitors.monitoring.coreos.com jobs.batch cronjobs.batch ;;
  *custom-columns*) cat answer ;;
  *'-o yaml') cat secrets ;;
esac
`,
  );
  chmodSync(join(folder, 'kubectl'), 0o755);
}

const run = (command: string) =>
  runProgram(['sh', 'objects.sh', command], [], {PATH: `${folder}:/usr/bin:/bin`}, {cwd: folder});
const calls = () => readFileSync(join(folder, 'calls'), 'utf8');

beforeEach(() => {
  copyFileSync(join(samples, 'operations/objects.sh'), join(folder, 'objects.sh'));
});

it('lists what somebody made, and saves Secrets and ConfigMaps so that they can be created again', async () => {
  cluster(objects);
  expect(await run('save')).toMatchObject({code: 0, stdout: 'saved: 6 objects, 3 of them Secrets and ConfigMaps\n'});
  expect(readFileSync(join(folder, 'objects.txt'), 'utf8').split('\n')).toEqual([
    'ConfigMap/flow-trust',
    'CronJob/flow-database-dump',
    'Deployment/flow-controller',
    'PodMonitor/flow',
    'Secret/flow-registry',
    'Secret/flow-tls',
    '',
  ]);
  expect(calls()).toContain('get configmaps,podmonitors.monitoring.coreos.com,cronjobs.batch ');
  expect(calls()).toContain('get ConfigMap/flow-trust Secret/flow-registry Secret/flow-tls -o yaml');
  const {items} = parse(readFileSync(join(folder, 'by-hand.yaml'), 'utf8')) as {items: object[]};
  expect(items).toMatchObject([{kind: 'Secret', data: {'tls.key': 'AA==', uid: 'Qg=='}}]);
  expect(items[0]).toHaveProperty('metadata', {name: 'flow-tls', namespace: 'flow'});
});

it('lists what a removal has left, also without a Secret, and writes nothing', async () => {
  cluster(objects.slice(0, 2));
  expect(await run('list')).toMatchObject({
    code: 0,
    stdout: 'CronJob/flow-database-dump\nDeployment/flow-controller\n',
  });
  expect(readdirSync(folder)).not.toContain('objects.txt');
});

it('saves a namespace with only one of them, which comes without a list', async () => {
  cluster(objects.slice(0, 4));
  const one = secret('flow-trust').replace(/^../gm, '');
  writeFileSync(join(folder, 'secrets'), one);
  expect((await run('save')).code).toBe(0);
  const saved = parse(readFileSync(join(folder, 'by-hand.yaml'), 'utf8')) as object;
  expect(saved).toHaveProperty('data', {'tls.key': 'AA==', uid: 'Qg=='});
  expect(saved).toHaveProperty('metadata', {name: 'flow-trust', namespace: 'flow'});
});

it('names what a new namespace lacks, such as the nightly dump, until nothing is missing', async () => {
  cluster(objects);
  await run('save');
  cluster(objects.filter((line) => !/^(?:CronJob|PodMonitor)/.test(line)));
  expect(await run('missing')).toMatchObject({code: 1, stdout: 'CronJob/flow-database-dump\nPodMonitor/flow\n'});
  cluster(objects);
  expect(await run('missing')).toMatchObject({code: 0, stdout: 'nothing is missing\n'});
});

it('keeps the list of an earlier backup if the cluster does not answer', async () => {
  cluster(objects);
  await run('save');
  cluster([]);
  expect((await run('save')).code).toBe(2);
  expect(readFileSync(join(folder, 'objects.txt'), 'utf8')).toContain('CronJob');
  writeFileSync(join(folder, 'kubectl'), '#!/bin/sh\nexit 1\n');
  expect((await run('missing')).code).toBe(2);
});

it('creates what is missing, overwrites nothing, and does not hide another error', async () => {
  const create = (error: string) => {
    writeFileSync(join(folder, 'kubectl'), `#!/bin/sh\necho "$*" >>calls\necho "${error}" >&2\nexit 1\n`);
    chmodSync(join(folder, 'kubectl'), 0o755);
    return run('create');
  };
  writeFileSync(join(folder, 'by-hand.yaml'), 'kind: List\n');
  expect((await create('Error (AlreadyExists): secrets flow-tls already exists')).code).toBe(0);
  expect(calls()).toBe('--namespace flow create -f by-hand.yaml\n');
  expect(await create('Error: forbidden')).toMatchObject({code: 2, stderr: 'Error: forbidden\n'});
});

import {spawnSync} from 'node:child_process';
import {chmodSync, cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {gunzipSync} from 'node:zlib';
import type {CronJob} from 'kubernetes-types/batch/v1';
import type {Container, PodSpec} from 'kubernetes-types/core/v1';
import {beforeEach, describe, expect, it, onTestFinished} from 'vitest';
import {parse} from 'yaml';
import type {RunbookFile} from '../../src/facts/schema/runbooks';
import {folder} from '../folder';
import {parseYaml, readText, readYaml, root, samples} from './support/files';
import {schemaProblems} from './support/kubernetesSchema';
import {dump} from './support/composeStack';
import {runProgram} from './support/scripts';
import type {KubernetesObject} from './support/stack';

const read = (file: string) => readYaml(`kubernetes-backup/${file}`) as KubernetesObject[];
const [, cronJob] = read('database-dump.yaml') as unknown as [KubernetesObject, CronJob];
const pod = cronJob.spec?.jobTemplate.spec?.template.spec as PodSpec;
const container = pod.containers[0] as Container;
const secrets = (readYaml('kubernetes/secrets.yaml') as (KubernetesObject & {stringData?: object})[]).filter(
  ({kind}) => kind === 'Secret',
);

describe('the backup manifests', () => {
  it.each(['database-dump.yaml', 'backup-shell.yaml', 'store-shell.yaml', 'store-restore.yaml', 'paused.yaml'])(
    '%s is valid',
    (file) => {
      expect(schemaProblems(read(file))).toEqual([]);
    },
  );

  it('every secret value is there', () => {
    const wanted = (container.env ?? []).flatMap(({valueFrom}) => valueFrom?.secretKeyRef ?? []);
    expect(wanted).toHaveLength(2);
    for (const {name, key} of wanted) {
      const secret = secrets.find(({metadata}) => metadata.name === name);
      expect(Object.keys(secret?.stringData ?? {})).toContain(key);
    }
  });

  it('the Service for paused clients has no pods, and the port of those that it replaces', () => {
    type Service = KubernetesObject & {spec: {selector?: object; ports: {name: string; port: number}[]}};
    const [paused] = read('paused.yaml') as Service[];
    expect(paused!.spec).not.toHaveProperty('selector');
    for (const file of ['controller', 'store']) {
      const service = (readYaml(`kubernetes/${file}.yaml`) as Service[]).find(({kind}) => kind === 'Service');
      expect(service!.spec.ports).toMatchObject(paused!.spec.ports);
    }
  });

  it('all patches together give the dump the CA of the database, and the options that check its server', () => {
    cpSync(join(samples, 'kubernetes-backup'), folder, {recursive: true});
    const file = readText('kubernetes-backup/kustomization.yaml');
    writeFileSync(join(folder, 'kustomization.yaml'), file.replaceAll(/^ {2}# (?=[- ] )/gm, '  '));
    const {stdout, stderr} = spawnSync('kubectl', ['kustomize', folder], {encoding: 'utf8'});
    expect(stderr).toBe('');
    const jobs = (parseYaml(stdout, 'patched') as CronJob[]).filter(({kind}) => kind === 'CronJob');
    const patched = jobs[0]!.spec!.jobTemplate.spec!.template.spec!;
    expect(patched.volumes).toContainEqual({name: 'database-ca', configMap: {name: 'flow-database-ca'}});
    expect(patched.containers[0]!.volumeMounts).toContainEqual({name: 'database-ca', mountPath: '/database-ca'});
    const {value} = patched.containers[0]!.env!.find(({name}) => name === 'DUMP_OPTIONS')!;
    expect(value).toBe('--ssl-ca=/database-ca/ca.pem --ssl-verify-server-cert');
  });

  it('the network policy lets the dump reach the database', () => {
    const policies = readYaml('kubernetes/network-policy.yaml') as (KubernetesObject & {spec: unknown})[];
    const policy = policies.find(({metadata}) => metadata.name === 'flow-database');
    const labels = cronJob.spec?.jobTemplate.spec?.template.metadata?.labels?.['app.kubernetes.io/name'];
    expect(JSON.stringify(policy?.spec)).toContain(`"app.kubernetes.io/name":"${labels ?? 'none'}"`);
  });
});

const {phases} = parse(readFileSync(join(root, 'product/runbooks/back-up.yaml'), 'utf8')) as RunbookFile;
const steps = phases.flatMap((phase) => phase.steps);

describe('the commands of a dump', () => {
  const {code} = steps.find(({id}) => id === 'dump-kubernetes')!.commands![0]!;

  /** Runs them with a job that ends with this condition; a wait for another one ends only with its time limit. */
  async function run(end: 'Complete' | 'Failed') {
    writeFileSync(
      join(folder, 'kubectl'),
      `#!/bin/sh
echo "$*" >>calls
case "$*" in
  *condition=*) case "$*" in *condition=${end.toLowerCase()}*) ;; *) echo "waited $*" >>calls; exit 1 ;; esac ;;
esac
`,
    );
    chmodSync(join(folder, 'kubectl'), 0o755);
    const path = `${folder}:${process.env['PATH'] ?? ''}`;
    const {code: status} = await runProgram(['sh', '-c', code], [], {PATH: path}, {cwd: folder});
    return {status, calls: readFileSync(join(folder, 'calls'), 'utf8')};
  }

  it('succeed with the job', async () => {
    expect((await run('Complete')).status).toBe(0);
  });

  it('show the log of a failed job and fail, without a long wait for its success', async () => {
    const {status, calls} = await run('Failed');
    expect(status).toBe(1);
    expect(calls).toContain('logs job/dump-now');
    expect(calls).toMatch(/^waited .*--timeout=1m$/m);
  });
});

describe('the trial of a dump', () => {
  const shown = steps.map(({id}) => id);
  const {code} = steps.find(({id}) => id === 'try-dump')!.commands![0]!;

  it('comes before the stop of the controller', () => {
    expect(shown.indexOf('try-dump')).toBeLessThan(shown.indexOf('gap-begins'));
  });

  it.each([
    ['dump-now-x2x5k   1/1   Running   0   1m', 0],
    ['dump-now-x2x5k   0/1   Completed   0   1m', 0],
    ['dump-now-x2x5k   0/1   CreateContainerConfigError   0   1m', 1],
    ['', 1],
  ])('with the pod "%s" ends with %d', async (line, expected) => {
    const tools = {kubectl: `case "$*" in *"get pods"*) echo '${line}' ;; esac`, sleep: ''};
    for (const [tool, script] of Object.entries(tools)) {
      writeFileSync(join(folder, tool), `#!/bin/sh\n${script}\n`, {mode: 0o755});
    }
    const path = `${folder}:${process.env['PATH'] ?? ''}`;
    expect((await runProgram(['sh', '-c', code], [], {PATH: path})).code).toBe(expected);
  });
});

describe('the encryption of a backup', () => {
  const step = steps.find(({id}) => id === 'encrypt-kubernetes')!;
  const {code} = step.commands![0]!;
  const place = () => join(folder, 'stack/kubernetes-backup');
  const environment = () => ({GNUPGHOME: folder});

  async function encrypt(recipient: string, commands = code) {
    const script = commands.replace('change-me', recipient).replace('/mnt/backup', `'${join(folder, 'elsewhere')}'`);
    return runProgram(['bash', '--norc', '-c', script], [], environment(), {cwd: place()});
  }

  beforeEach(() => {
    [place(), join(folder, 'stack/kubernetes'), join(folder, 'elsewhere')].forEach((path) =>
      mkdirSync(path, {recursive: true}),
    );
    writeFileSync(join(folder, 'stack/kubernetes/secrets.yaml'), 's3cret\n');
  });

  const keys = {
    age: () => {
      spawnSync('age-keygen', ['-o', join(folder, 'key.txt')]);
      return /public key: (\S+)/.exec(readFileSync(join(folder, 'key.txt'), 'utf8'))![1]!;
    },
    gpg: () => {
      chmodSync(folder, 0o700);
      const env = {...process.env, ...environment()};
      onTestFinished(() => void spawnSync('gpgconf', ['--kill', 'all'], {env}));
      spawnSync('gpg', ['--batch', '--passphrase', '', '--quick-gen-key', 'backup@example.com'], {env});
      return 'backup@example.com';
    },
  };

  it.each([
    ['age', 'age --decrypt --identity key.txt'],
    ['gpg', 'gpg --quiet --decrypt'],
  ] as const)('packs everything, for the owner of the key of %s', async (tool, open) => {
    const [, gpg = ''] = /replace `age` with `(gpg .*?)`/.exec(step.text) ?? [];
    const {stdout} = await encrypt(keys[tool](), tool === 'age' ? code : code.replace('| age', `| ${gpg}`));
    const [, archive = ''] = /^encrypted: (.*)$/m.exec(stdout) ?? [];
    expect(readFileSync(archive, 'latin1')).not.toContain('s3cret');
    const unpack = `${open} '${archive}' | tar -xOf - ./kubernetes/secrets.yaml`;
    expect((await runProgram(['sh', '-c', unpack], [], environment(), {cwd: folder})).stdout).toBe('s3cret\n');
  });

  it('leaves no archive if something fails', async () => {
    expect((await encrypt('change-me')).code).not.toBe(0);
    expect(readdirSync(join(folder, 'elsewhere'))).toEqual([]);
  });
});

describe('the script of the dump', () => {
  let backups: string;
  beforeEach(() => {
    backups = join(folder, 'backups');
    mkdirSync(backups);
    writeFileSync(join(folder, 'mariadb-dump'), '#!/bin/sh\ncat "$FAKE_DUMP"\n');
    chmodSync(join(folder, 'mariadb-dump'), 0o755);
  });

  function run(content: string | Buffer, more: Record<string, string> = {}): number | null {
    writeFileSync(join(folder, 'dump.sql'), content);
    const [, ...args] = container.command ?? [];
    const env = {
      BACKUP_DIR: backups,
      KEEP: '2',
      DB_USER: 'u',
      DB_HOST: 'h',
      DB_NAME: 'n',
      FAKE_DUMP: join(folder, 'dump.sql'),
    };
    return spawnSync('sh', args, {env: {...env, ...more, PATH: `${folder}:${process.env['PATH'] ?? ''}`}}).status;
  }

  it('writes a dump with its checksum, and keeps the newest', () => {
    for (const day of ['01', '02', '03']) {
      writeFileSync(join(backups, `database-202401${day}-020000.sql.gz`), '');
      writeFileSync(join(backups, `database-202401${day}-020000.sql.gz.sha256`), '');
    }
    expect(run(dump)).toBe(0);
    const files = readdirSync(backups);
    expect(files).toHaveLength(4);
    expect(files[0]).toBe('database-20240103-020000.sql.gz');
    expect(gunzipSync(readFileSync(join(backups, files[2] ?? '')))).toEqual(dump);
    expect(spawnSync('sha256sum', ['-c', files[3] ?? ''], {cwd: backups}).status).toBe(0);
  });

  it('passes each of its options on as an argument of its own', () => {
    writeFileSync(
      join(folder, 'mariadb-dump'),
      `#!/bin/sh\nprintf '%s\\n' "$@" >'${folder}/arguments'\ncat "$FAKE_DUMP"\n`,
    );
    expect(run(dump, {DUMP_OPTIONS: '--ssl-ca=/ca.pem --ssl-verify-server-cert'})).toBe(0);
    expect(readFileSync(join(folder, 'arguments'), 'utf8').split('\n')).toEqual(
      expect.arrayContaining(['--host=h', '--ssl-ca=/ca.pem', '--ssl-verify-server-cert']),
    );
  });

  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toUTCString().slice(5);
  it.each([
    ['flow-database-dump-29180520-x2x5k', '--ssl-ca=/ca.pem', day(31), 0],
    ['flow-database-dump-29180520-x2x5k', '--ssl-ca=/ca.pem', day(29), 3],
    ['flow-database-dump-29180520-x2x5k', '--ssl-ca=/ca.pem', '', 3],
    ['flow-database-dump-29180520-x2x5k', '', day(29), 0],
    ['dump-now-x2x5k', '--ssl-ca=/ca.pem', day(29), 0],
  ])('in %s with "%s" and a certificate until "%s", ends with %d and keeps the dump', (host, options, end, status) => {
    writeFileSync(join(folder, 'mariadb'), `#!/bin/sh\nprintf 'Ssl_server_not_after\\t%s\\n' '${end}'\n`, {
      mode: 0o755,
    });
    expect(run(dump, {HOSTNAME: host, DUMP_OPTIONS: options})).toBe(status);
    expect(readdirSync(backups)).toHaveLength(2);
  });

  it.each([
    ['an empty dump', ''],
    ['a dump that breaks off', dump.subarray(0, -60)],
    ['a dump without tables', '-- Dump completed on 2025-06-10  2:00:01\n'],
  ])('fails at %s', (_, content) => {
    expect(run(content)).not.toBe(0);
    expect(readdirSync(backups).filter((file) => !file.endsWith('.part'))).toEqual([]);
  });
});

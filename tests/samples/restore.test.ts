import {spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {gunzipSync, gzipSync} from 'node:zlib';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {isNight} from '../night';
import {contents, dump, StandIn} from './support/composeStack';
import {root} from './support/files';
import {blocksOf} from './support/reader';

let stand: StandIn;
beforeEach(() => {
  stand = new StandIn();
});
afterEach(() => stand.remove());

const parts = ['.env', 'docker-compose.yaml', 'controller-config', 'eureka-config', 'proxy', 'eureka-data'];
/** What the backup is about, without what the scripts themselves leave in the folder. */
const stackIn = (folder: string) =>
  Object.fromEntries(Object.entries(contents(folder)).filter(([path]) => parts.includes(path.split('/')[0] ?? '')));

/** Changes a file of a backup; with `sum`, the checksums are made to fit. */
function change(backup: string, file: string, to: (content: Buffer) => Buffer, sum = true): void {
  const content = to(readFileSync(join(backup, file)));
  writeFileSync(join(backup, file), content);
  const sums = readFileSync(join(backup, 'SHA256SUMS'), 'utf8').split('\n');
  const hash = createHash('sha256').update(content).digest('hex');
  const corrected = sums.map((line) => (sum && line.endsWith(file) ? line.replace(/^\S+/, hash) : line));
  writeFileSync(join(backup, 'SHA256SUMS'), corrected.join('\n'));
}

describe('restore.sh', () => {
  it('brings a stack back byte for byte, and keeps what was there', async () => {
    const before = stackIn(stand.stack);
    const backup = await stand.backUp();
    stand.spoil();
    const after = stackIn(stand.stack);
    const {code, stderr} = await stand.restore(backup, '--yes');
    expect(stderr).toBe('');
    expect(code).toBe(0);
    expect(stackIn(stand.stack)).toEqual(before);
    expect(readFileSync(join(stand.state, 'flow-ocr_flow-db-data'))).toEqual(dump);
    const [aside = ''] = readdirSync(stand.stack).filter((name) => name.startsWith('before-restore-'));
    expect(stackIn(join(stand.stack, aside))).toEqual(after);
    expect(readFileSync(join(stand.stack, aside, 'database.sql'), 'utf8')).toContain('CREATE TABLE `NEW`');
    expect(stand.running).toEqual(['flow-db']);
  });

  it('restores in an empty directory, as on a new host', async () => {
    const before = stackIn(stand.stack);
    // What the crontab runs there.
    const scripts = ['backup.sh', 'check-stack.sh', 'flow-textfile.sh', 'run-job.sh', 'test-job.json', 'test-job.env'];
    scripts.forEach((name) => stand.write(name, name));
    const backup = await stand.backUp();
    rmSync(stand.stack, {recursive: true});
    rmSync(stand.state, {recursive: true});
    mkdirSync(stand.stack);
    mkdirSync(stand.state);
    expect((await stand.restore(backup, '--yes')).code).toBe(0);
    expect(stackIn(stand.stack)).toEqual(before);
    expect(scripts.map((name) => readFileSync(join(stand.stack, name), 'utf8'))).toEqual(scripts);
    expect(readFileSync(join(stand.state, 'flow-ocr_flow-db-data'))).toEqual(dump);
  });

  it('brings back all that an update replaced, with the command of the guide to roll back', async () => {
    const guide = readFileSync(join(root, 'docs/operations/updates.md'), 'utf8');
    const {code: command} = blocksOf(guide).find(({title}) => title.startsWith('Roll back, '))!;
    const options = command.split(' ').slice(3);
    const before = stackIn(stand.stack);
    const backup = await stand.backUp();
    stand.spoil();
    expect((await stand.restore(backup, '--yes', ...options)).code).toBe(0);
    expect(stackIn(stand.stack)).toEqual(before);
    expect(readFileSync(join(stand.state, 'flow-ocr_flow-db-data'))).toEqual(dump);
  });

  it('restores only the parts that are asked for', async () => {
    const backup = await stand.backUp();
    stand.spoil();
    const {code} = await stand.restore(backup, '--yes', '--only', 'database');
    expect(code).toBe(0);
    expect(readFileSync(join(stand.stack, '.env'), 'utf8')).toContain('another');
    expect(existsSync(join(stand.stack, 'eureka-data/0c/stranger'))).toBe(true);
    expect(readFileSync(join(stand.state, 'flow-ocr_flow-db-data'))).toEqual(dump);
    expect((await stand.restore(backup, '--yes', '--only', 'documents')).code).toBe(2);
  });

  it.each(['eureka-data', 'data/documents'])('leaves the documents in %s alone without their part', async (folder) => {
    const text = readFileSync(join(stand.stack, 'docker-compose.yaml'), 'utf8');
    stand.write('docker-compose.yaml', text.replace('@PWD@/eureka-data', `@PWD@/${folder}`));
    stand.write(`${folder}/old`, 'as it was');
    const backup = await stand.backUp('--without-store');
    // Earlier versions of backup.sh put the documents into the configuration.
    const files = ['./.env', './docker-compose.yaml', `./${folder.split('/')[0]}`];
    const packed = spawnSync('tar', ['-czf', '-', ...files], {cwd: stand.stack});
    const {stdout} = spawnSync('tar', ['-tzf', '-'], {input: packed.stdout, encoding: 'utf8'});
    const entries = `config-entries=${stdout.trim().split('\n').length}`;
    change(backup, 'config.tar.gz', () => packed.stdout);
    change(backup, 'MANIFEST', (manifest) => Buffer.from(manifest.toString().replace(/config-entries=.*/, entries)));
    stand.write(`${folder}/old`, 'as it is');
    stand.write(`${folder}/new`, 'later');
    const documents = contents(join(stand.stack, folder));
    const {code, stderr} = await stand.restore(backup, '--yes', '--only', 'config,database');
    expect({code, stderr}).toEqual({code: 0, stderr: ''});
    expect(contents(join(stand.stack, folder))).toEqual(documents);
  });

  it('does not lose a present database that cannot be saved, unless it is told to', async () => {
    const backup = await stand.backUp();
    stand.keep('flow-ocr_flow-db-data', 'broken');
    const {code, stderr} = await stand.restore(backup, '--yes');
    expect(stderr).toContain('nothing has been replaced');
    expect(code).toBe(1);
    expect(stand.read('flow-ocr_flow-db-data')).toBe('broken');
    expect((await stand.restore(backup, '--yes', '--discard-database')).code).toBe(0);
    expect(readFileSync(join(stand.state, 'flow-ocr_flow-db-data'))).toEqual(dump);
  });

  it('restores a database outside the stack, and never from a trial', async () => {
    const text = readFileSync(join(stand.stack, 'docker-compose.yaml'), 'utf8');
    stand.write('docker-compose.yaml', text.replace('  flow-db:', '  db:'));
    const options = join(stand.folder, 'flow-backup.cnf');
    writeFileSync(options, '[client]\n');
    const server = join(stand.state, 'server');
    writeFileSync(server, dump);
    stand.tool('mariadb-dump', `#!/bin/sh\ncat '${server}'\n`);
    stand.tool('mariadb', `#!/bin/sh\ncase "$*" in *DROP*) rm '${server}' ;; *) cat >'${server}' ;; esac\n`);
    const backup = await stand.backUp('--database-options', options);
    writeFileSync(server, '-- another\n-- Dump completed\n');
    expect((await stand.restore(backup, '--trial', '--database-options', options)).code).toBe(2);
    const trial = await stand.restore(backup, '--trial', '--to', join(stand.folder, 'trial'));
    expect(trial.stdout).toContain('Not loaded: the dump of a database outside the stack.');
    expect(readFileSync(server, 'utf8')).toContain('another');
    expect((await stand.restore(backup, '--yes', '--database-options', options)).code).toBe(0);
    expect(readFileSync(server)).toEqual(dump);

    // The test of the guide, on another host: first the configuration, which its reader changes, and then the database.
    rmSync(stand.stack, {recursive: true});
    mkdirSync(stand.stack);
    const guide = readFileSync(join(root, 'docs/operations/maintenance.md'), 'utf8');
    const commands = blocksOf(guide).filter(({title}) => title.startsWith('Test restore, '));
    expect(commands).toHaveLength(2);
    const [configuration = [], database = []] = commands.map(({code}) => code.split(' ').slice(3));
    expect((await stand.restore(backup, '--yes', ...configuration)).code).toBe(0);
    stand.write('controller-config/application.yaml', 'url: test');
    writeFileSync(server, '-- a test database\n-- Dump completed\n');
    const last = await stand.restore(backup, '--yes', ...database.map((one) => (one.startsWith('/') ? options : one)));
    expect(last.stdout).not.toContain('Not loaded');
    expect(last.code).toBe(0);
    expect(readFileSync(server)).toEqual(dump);
    expect(readFileSync(join(stand.stack, 'controller-config/application.yaml'), 'utf8')).toBe('url: test');
  });

  it('only checks in a dry run, asks before it replaces, and refuses a second run', async () => {
    const backup = await stand.backUp();
    stand.spoil();
    const spoilt = contents(stand.stack);
    expect((await stand.restore(backup, '--dry-run')).stdout).toContain('Good:');
    expect((await stand.restore(backup)).code).toBe(2);
    stand.keep('hold', '');
    const first = stand.restore(backup, '--yes');
    await vi.waitFor(() => expect(stand.calls.join()).toContain('exec -i flow-ocr'), {timeout: 20_000});
    const second = await stand.restore(backup, '--yes');
    expect(second.code).toBe(4);
    expect(contents(stand.stack)).toMatchObject(spoilt);
    rmSync(join(stand.state, 'hold'));
    expect((await first).code).toBe(0);
  });

  it('refuses another stack, and a stack that runs in another directory', async () => {
    const backup = await stand.backUp();
    stand.keep('flow-ocr.directory', '/opt/other\n');
    expect((await stand.restore(backup, '--yes')).stderr).toContain('runs in /opt/other');
    stand.keep('flow-ocr.directory', '');
    stand.write('.env', 'COMPOSE_PROJECT_NAME=flow-test\n');
    const {code, stderr} = await stand.restore(backup, '--yes');
    expect(stderr).toContain('is flow-test, the backup is of flow-ocr');
    expect(code).toBe(3);
  });
});

describe('restore.sh before it touches anything', () => {
  const cut = (content: Buffer) => content.subarray(0, content.length - 2000);
  const cutArchive = (content: Buffer) => gzipSync(gunzipSync(content).subarray(0, 2048));
  const emptyDump = () => gzipSync('');
  const cutDump = (content: Buffer) => gzipSync(gunzipSync(content).subarray(0, -60));
  it.each<[string, (backup: string) => void, string]>([
    ['a wrong checksum', (backup) => change(backup, 'store.tar.gz', cut, false), 'store.tar.gz: FAILED'],
    ['a truncated archive', (backup) => change(backup, 'store.tar.gz', cut), 'store cannot be read'],
    ['an archive that lost its end', (backup) => change(backup, 'store.tar.gz', cutArchive), 'store'],
    ['an empty dump', (backup) => change(backup, 'database.sql.gz', emptyDump), 'the dump is incomplete'],
    ['a dump that breaks off', (backup) => change(backup, 'database.sql.gz', cutDump), 'the dump is incomplete'],
    ['a lost file', (backup) => rmSync(join(backup, 'config.tar.gz')), 'config.tar.gz'],
    ['a backup that was not finished', (backup) => rmSync(join(backup, 'MANIFEST')), 'its MANIFEST is missing'],
  ])('refuses %s', async (_, damage, message) => {
    const backup = await stand.backUp();
    damage(backup);
    const before = contents(stand.stack);
    for (const option of isNight ? ['--yes', '--trial', '--dry-run'] : ['--yes']) {
      const {code, stderr} = await stand.restore(backup, option);
      expect(stderr).toContain(message);
      expect(code).toBe(6);
    }
    expect(contents(stand.stack)).toEqual(before);
    expect(stand.calls.filter((call) => /down|volume rm/.test(call))).toEqual([]);
  });

  it('refuses a path that leads out of the folder', async () => {
    const backup = await stand.backUp();
    const packed = spawnSync('tar', ['-czf', '-', '-P', '--transform', 's|.*|../../evil|', '.env'], {cwd: stand.stack});
    change(backup, 'store.tar.gz', () => packed.stdout);
    change(backup, 'MANIFEST', (text) => Buffer.from(text.toString().replace(/store-entries=.*/, 'store-entries=1')));
    const {code, stderr} = await stand.restore(backup, '--yes');
    expect(stderr).toContain('contains a path outside its folder');
    expect(code).toBe(6);
  });

  it('refuses a disk without enough room', async () => {
    const backup = await stand.backUp();
    stand.tool('df', '#!/bin/sh\nprintf "Filesystem 1024-blocks Used Available\\n/dev/x 100 90 10\\n"\n');
    expect((await stand.restore(backup, '--yes')).code).toBe(5);
  });

  it('measures the disk of the stack, and not that of the folder around it', async () => {
    const backup = await stand.backUp();
    stand.mount(stand.stack, 10, 1_000_000);
    expect((await stand.restore(backup, '--dry-run')).code).toBe(5);
    stand.mount(stand.stack, 1_000_000, 10);
    expect((await stand.restore(backup, '--dry-run')).code).toBe(0);
  });
});

describe('restore.sh --trial', () => {
  it('brings the stack back byte for byte beside the running one, with nothing in common', async () => {
    const backup = await stand.backUp();
    const before = stackIn(stand.stack);
    const folder = join(stand.folder, 'trial');
    const {code, stderr} = await stand.restore(backup, '--trial', '--to', folder);
    expect(stderr).toBe('');
    expect(code).toBe(0);
    const trial = stackIn(folder);
    expect({...trial, '.env': ''}).toEqual({...before, '.env': ''});
    const env = readFileSync(join(folder, '.env'), 'utf8');
    expect(env).toContain(readFileSync(join(stand.stack, '.env'), 'utf8'));
    expect(env).toMatch(/COMPOSE_PROJECT_NAME=flow-ocr-trial\nCOMPOSE_FILE=docker-compose.yaml:compose.trial.yaml\n$/);
    const override = readFileSync(join(folder, 'compose.trial.yaml'), 'utf8');
    expect(override).toContain('  flow-proxy:\n    ports: !reset []\n    restart: "no"\n');
    expect(override).toContain('networks:\n  jadice-flow-network:\n    internal: true\n');
    expect(readFileSync(join(stand.state, 'flow-ocr-trial_flow-db-data'))).toEqual(dump);
    expect(stackIn(stand.stack)).toEqual(before);
    expect(stand.running).toEqual(['eureka', 'flow-db', 'flow-proxy', 'jf-controller']);
    expect((await stand.restore(backup, '--trial', '--to', folder)).code).toBe(3);
    expect((await stand.restore(backup, '--trial', '--to', `${folder} 2`)).stderr).toContain('earlier trial');
  });

  it.each([
    ['@PWD@/eureka-config', '/etc/elsewhere', '/etc/elsewhere'],
    ['image: nginx:1.28', 'image: nginx:1.28\n    container_name: proxy', 'container_name'],
    ['@NAME@_flow-db-data', 'flow-ocr_flow-db-data', 'flow-ocr_flow-db-data'],
    ['@NAME@_jadice-flow-network', 'shared\n    external: true', 'external'],
  ])('refuses a trial that would share something: %s as %s', async (from, to, message) => {
    const text = readFileSync(join(stand.stack, 'docker-compose.yaml'), 'utf8');
    stand.write('docker-compose.yaml', text.replace(from, to));
    const backup = await stand.backUp();
    const folder = join(stand.folder, 'trial');
    const {code, stderr} = await stand.restore(backup, '--trial', '--to', folder);
    expect(stderr).toContain(message);
    expect(code).toBe(3);
    expect(existsSync(folder)).toBe(false);
    expect(existsSync(join(stand.state, 'flow-ocr-trial_flow-db-data'))).toBe(false);
  });
});

describe('an encrypted backup', () => {
  const secrets = ['a secret', 'CREATE TABLE'];
  /** The files that `backup` holds, as one text. */
  const all = (backup: string) =>
    readdirSync(backup)
      .map((file) => readFileSync(join(backup, file), 'latin1'))
      .join('');

  it('with gpg comes back for the one who has the key', async () => {
    const home = join(stand.folder, '.gnupg');
    mkdirSync(home);
    chmodSync(home, 0o700);
    const key = '--quick-gen-key backup@example.com future-default default never'.split(' ');
    const env = {...process.env, HOME: stand.folder, GNUPGHOME: home};
    const made = spawnSync('gpg', ['--batch', '--passphrase', '', ...key], {env, encoding: 'utf8'});
    expect(made.status, made.stderr).toBe(0);
    const backup = await stand.backUp('--encrypt', '--recipient', 'backup@example.com');
    expect(readdirSync(backup)).toContain('database.sql.gz.gpg');
    secrets.forEach((secret) => expect(all(backup)).not.toContain(secret));
    const before = stackIn(stand.stack);
    stand.spoil();
    expect((await stand.restore(backup, '--yes')).stderr).toBe('');
    expect(stackIn(stand.stack)).toEqual(before);
    rmSync(home, {recursive: true});
    expect((await stand.restore(backup, '--yes')).code).toBe(6);
    expect((await stand.run('backup.sh', ['--encrypt', '--recipient', 'backup@example.com'])).code).toBe(3);
  });

  it('with age comes back with the identity', async () => {
    const identity = join(stand.folder, 'identity');
    const {stderr} = spawnSync('age-keygen', ['-o', identity], {encoding: 'utf8'});
    const [recipient = ''] = /age1\w+/.exec(stderr) ?? [];
    const backup = await stand.backUp('--encrypt', '--recipient', recipient);
    expect(readdirSync(backup)).toContain('store.tar.gz.age');
    const before = stackIn(stand.stack);
    stand.spoil();
    expect((await stand.restore(backup, '--yes')).code).toBe(2);
    expect((await stand.restore(backup, '--yes', '--identity', identity)).stderr).toBe('');
    expect(stackIn(stand.stack)).toEqual(before);
  });
});

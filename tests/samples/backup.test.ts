import {spawnSync} from 'node:child_process';
import {mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {contents, dump, StandIn} from './support/composeStack';

let stand: StandIn;
beforeEach(() => {
  stand = new StandIn();
});
afterEach(() => stand.remove());

const everything = ['eureka', 'flow-db', 'flow-proxy', 'jf-controller'];

describe('backup.sh', () => {
  it('writes one directory that only this user can read, and says what is in it', async () => {
    const {code, stdout} = await stand.run('backup.sh', ['--to', stand.backups]);
    expect(code).toBe(0);
    expect(stdout).toContain('database: tables 2');
    const [name = ''] = stand.written;
    expect(name).toMatch(/^flow-ocr-\d{8}-\d{6}$/);
    const backup = join(stand.backups, name);
    expect(readFileSync(join(stand.backups, 'restore.sh'), 'utf8')).toMatch(/^#!.*\n# Restores a backup/);
    expect(readdirSync(stand.backups)).toContain('documents-saved');
    expect(readdirSync(backup)).toEqual(['MANIFEST', 'SHA256SUMS', 'config.tar.gz', 'database.sql.gz', 'store.tar.gz']);
    for (const path of [backup, ...readdirSync(backup).map((file) => join(backup, file))]) {
      expect(statSync(path).mode & 0o077, path).toBe(0);
    }
    expect(readFileSync(join(backup, 'MANIFEST'), 'utf8')).toContain('image=mariadb:10.11');
  });

  it('stops what writes before it reads the database, and starts it again, but not what was stopped before', async () => {
    stand.keep('flow-ocr.running', 'flow-db\nflow-proxy\njf-controller\n');
    await stand.backUp();
    const [stop, read, start] = ['compose stop jf-controller', 'compose exec', 'compose start jf-controller'].map(
      (call) => stand.calls.findIndex((made) => made.startsWith(call)),
    );
    expect(stop).toBeGreaterThan(-1);
    expect(read).toBeGreaterThan(stop!);
    expect(start).toBeGreaterThan(read!);
    expect(stand.running).toEqual(['flow-db', 'flow-proxy', 'jf-controller']);
  });

  it.each(['eureka-data', 'data/documents'])(
    'reads and stops nothing of a data store in %s without it',
    async (folder) => {
      const text = readFileSync(join(stand.stack, 'docker-compose.yaml'), 'utf8');
      const mounts = text.replace('@PWD@/eureka-data', `@PWD@/${folder}`).replace('@PWD@/proxy', '@PWD@/data/proxy');
      stand.write('docker-compose.yaml', mounts);
      stand.write(`${folder}/later`, 'a document');
      stand.write('data/proxy/flow.conf', 'server {}');
      const backup = await stand.backUp('--without-store');
      expect(readdirSync(backup)).not.toContain('store.tar.gz');
      expect(readdirSync(stand.backups)).not.toContain('documents-saved');
      const {stdout: saved} = spawnSync('tar', ['-tzf', join(backup, 'config.tar.gz')], {encoding: 'utf8'});
      expect(saved).toContain('./data/proxy/flow.conf');
      expect(saved).not.toContain(folder);
      expect(stand.calls.filter((call) => call.startsWith('compose stop'))).toEqual([]);
    },
  );

  it.each<[string, string | Buffer, string]>([
    ['an empty dump', '', 'is incomplete'],
    ['a dump that breaks off', dump.subarray(0, -60), 'is incomplete'],
    ['a dump without tables', '-- MariaDB dump\n-- Dump completed on 2025-06-10  2:00:01\n', 'no table'],
  ])('refuses %s, keeps nothing of it, and starts the stack again', async (_, content, message) => {
    stand.keep('flow-ocr_flow-db-data', content);
    const {code, stderr} = await stand.run('backup.sh', ['--to', stand.backups, '--keep', '1']);
    expect(stderr).toContain(message);
    expect(code).toBe(6);
    expect(stand.written).toEqual([]);
    expect(stand.running).toEqual(everything);
  });

  it('ends with 1 when the database cannot be read', async () => {
    rmSync(join(stand.state, 'flow-ocr_flow-db-data'));
    const {code, stderr} = await stand.run('backup.sh', ['--to', stand.backups]);
    expect(stderr).toContain('No such file');
    expect(code).toBe(1);
    expect(stand.written).toEqual([]);
  });

  it('keeps nothing when the disk gets full, and starts the stack again', async () => {
    const {code, stderr} = await stand.run('backup.sh', ['--to', stand.backups], {}, {fileBlocks: 32});
    expect(stderr).toContain('store.tar: cannot be written, is the disk full?');
    expect(code).toBe(1);
    expect(stand.written).toEqual([]);
    expect(stand.running).toEqual(everything);
  });

  it('refuses a disk without enough room, before it stops anything', async () => {
    stand.tool('df', '#!/bin/sh\nprintf "Filesystem 1024-blocks Used Available\\n/dev/x 100 90 10\\n"\n');
    const {code, stderr} = await stand.run('backup.sh', ['--to', stand.backups]);
    expect(stderr).toContain('10 KiB are free');
    expect(code).toBe(5);
    expect(stand.calls.filter((call) => call.startsWith('compose stop'))).toEqual([]);
  });

  it('refuses a second run at the same time', async () => {
    stand.keep('hold', '');
    const first = stand.run('backup.sh', ['--to', stand.backups]);
    await vi.waitFor(() => expect(stand.calls.join()).toContain('compose exec'), {timeout: 20_000});
    const second = await stand.run('backup.sh', ['--to', stand.backups]);
    const otherHost = new StandIn();
    const third = await otherHost.run('backup.sh', ['--to', stand.backups, '--keep', '1']);
    otherHost.remove();
    rmSync(join(stand.state, 'hold'));
    expect(second.stderr).toContain('another backup or restore of this stack');
    expect(third.stderr).toContain(`another backup writes into ${stand.backups}`);
    expect([second.code, third.code]).toEqual([4, 4]);
    expect((await first).code).toBe(0);
    expect(stand.written).toHaveLength(1);
  });

  it('deletes only the oldest backups of this stack, and only after a good one', async () => {
    const old = ['flow-ocr-20240101-020000', 'flow-ocr-20240102-020000', 'flow-ocr-20240103-020000'];
    const others = ['flow-ocr-old', 'flow-test-20240101-020000'];
    [...old, ...others].forEach((name) => mkdirSync(join(stand.backups, name), {recursive: true}));
    stand.keep('flow-ocr_flow-db-data', '');
    expect((await stand.run('backup.sh', ['--to', stand.backups, '--keep', '2'])).code).toBe(6);
    expect(stand.written).toEqual([...old, ...others].sort());
    stand.keep('flow-ocr_flow-db-data', dump);
    const newest = await stand.backUp('--keep', '2');
    expect(stand.written).toEqual([...old.slice(2), newest.split('/').at(-1), ...others]);
  });

  it('deletes no complete backup for partial ones, however many there are', async () => {
    const make = (name: string, parts: string) => {
      mkdirSync(join(stand.backups, name), {recursive: true});
      writeFileSync(join(stand.backups, name, 'MANIFEST'), `parts=${parts}\n`);
      return name;
    };
    make('flow-ocr-20231231-020000', 'config database store');
    const complete = make('flow-ocr-20240101-020000', 'config database store');
    make('flow-ocr-20240102-020000', 'config database');
    make('flow-ocr-20240103-020000', 'config database');
    const dry = await stand.run('backup.sh', ['--to', stand.backups, '--keep', '1', '--without-store', '--dry-run']);
    const would = dry.stdout.split('\n').filter((line) => line.startsWith('Would delete'));
    expect(would.map((line) => line.split('/').at(-1))).toEqual([
      'flow-ocr-20240103-020000',
      'flow-ocr-20240102-020000',
      'flow-ocr-20231231-020000',
    ]);
    const partial = await stand.backUp('--keep', '1', '--without-store');
    expect(stand.written).toEqual([complete, partial.split('/').at(-1)]);
  });

  it('writes and stops nothing in a dry run, and says what it would do', async () => {
    const before = contents(stand.stack);
    const {code, stdout} = await stand.run('backup.sh', ['--to', stand.backups, '--dry-run']);
    expect(stdout).toMatch(/Would write .*\nWould stop and start: eureka\n/);
    expect(code).toBe(0);
    expect(stand.written).toEqual([]);
    expect(contents(stand.stack)).toEqual(before);
  });

  it.each<[string, (text: string) => string, string]>([
    ['another stack', (text) => text.replace('jf-controller', 'other'), 'no service jf-controller'],
    ['a stack without a database', (text) => text.replace('  flow-db:', '  db:'), 'no service flow-db'],
    ['another data store', (text) => text.replace('/data/neverpile', '/data/other'), 'use --without-store'],
    ['a lost data store', (text) => text.replace('/eureka-data', '/none'), 'is missing'],
  ])('ends with 3 at %s', async (_, change, message) => {
    stand.write('docker-compose.yaml', change(readFileSync(join(stand.stack, 'docker-compose.yaml'), 'utf8')));
    const {code, stderr} = await stand.run('backup.sh', ['--to', stand.backups]);
    expect(stderr).toContain(message);
    expect(code).toBe(3);
  });

  it('ends with 3 in a directory without a stack, and with 3 when the database does not run', async () => {
    stand.keep('flow-ocr.running', 'eureka\n');
    expect((await stand.run('backup.sh', [])).stderr).toContain('flow-db does not run');
    rmSync(join(stand.stack, 'docker-compose.yaml'));
    const {code, stderr} = await stand.run('backup.sh', []);
    expect(stderr).toContain('no configuration file provided');
    expect(code).toBe(3);
  });

  it('says what it cannot save, because it is in another directory', async () => {
    const text = readFileSync(join(stand.stack, 'docker-compose.yaml'), 'utf8');
    stand.write('docker-compose.yaml', text.replace('@PWD@/eureka-config', '/etc/elsewhere'));
    const {stdout} = await stand.run('backup.sh', ['--to', stand.backups]);
    expect(stdout).toContain('Not in the backup, because it is outside this directory: /etc/elsewhere');
  });

  it('saves a database outside the stack with an options file', async () => {
    const text = readFileSync(join(stand.stack, 'docker-compose.yaml'), 'utf8');
    stand.write('docker-compose.yaml', text.replace('  flow-db:', '  db:'));
    const options = join(stand.folder, 'flow-backup.cnf');
    writeFileSync(options, '[client]\n');
    stand.tool(
      'mariadb-dump',
      `#!/bin/sh\n[ "$1" = --defaults-extra-file='${options}' ] && cat "$FAKE_STATE/flow-ocr_flow-db-data"\n`,
    );
    const backup = await stand.backUp('--database-options', options);
    expect(readdirSync(backup)).toContain('database.sql.gz');
  });

  it.each(['--keep 0', '--keep x', '--to', '--encrypt', '--other'])('ends with 2 at %s', async (call) => {
    expect((await stand.run('backup.sh', call.split(' '))).code).toBe(2);
  });
});

/** Restoring when the documents, or all of the stack, have a disk of their own. */
import {spawnSync} from 'node:child_process';
import {chmodSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {contents, dump, StandIn} from './support/composeStack';

let stand: StandIn;
beforeEach(() => {
  stand = new StandIn();
});
afterEach(() => stand.remove());

describe('restore.sh with documents on a file system of their own', () => {
  const plenty = 1_000_000;
  const disk = () => join(stand.folder, 'disk');
  /** Lets the configuration name another folder for the documents. */
  const moveTo = (folder: string) =>
    stand.write(
      'docker-compose.yaml',
      readFileSync(join(stand.stack, 'docker-compose.yaml'), 'utf8').replace('@PWD@/eureka-data', folder),
    );
  const savedIn = (folder: string) => readdirSync(folder).filter((name) => name.startsWith('before-restore-'));
  const withoutSaved = (folder: string) =>
    Object.fromEntries(Object.entries(contents(folder)).filter(([path]) => !path.startsWith('before-restore-')));
  const touched = () => stand.calls.filter((call) => /down|volume rm/.test(call));

  it('replaces the content of a mount point, as often as needed, and keeps the old one out of a backup', async () => {
    const documents = join(stand.stack, 'eureka-data');
    const before = contents(documents);
    const backup = await stand.backUp();
    stand.spoil();
    mkdirSync(join(documents, 'lost+found'));
    stand.mount(documents, plenty, plenty);
    const spoilt = contents(documents);
    delete spoilt['lost+found'];
    const {code, stdout, stderr} = await stand.restore(backup, '--yes');
    expect({code, stderr}).toEqual({code: 0, stderr: ''});
    const [saved = ''] = savedIn(documents);
    expect(stdout).toContain(`The current documents are saved in ${documents}/${saved}/eureka-data\n`);
    expect(contents(join(documents, saved, 'eureka-data'))).toEqual(spoilt);
    rmSync(join(documents, 'lost+found'), {recursive: true});
    expect(withoutSaved(documents)).toEqual(before);
    expect(readFileSync(join(stand.state, 'flow-ocr_flow-db-data'))).toEqual(dump);

    stand.write('eureka-data/0c/stranger', 'later still');
    expect((await stand.restore(backup, '--yes')).code).toBe(0);
    expect(savedIn(documents)).toHaveLength(2);
    expect(withoutSaved(documents)).toEqual(before);
    const again = await stand.backUp();
    const entries = (of: string) => /^store-entries=.*/m.exec(readFileSync(join(of, 'MANIFEST'), 'utf8'))?.[0];
    expect(entries(again)).toBe(entries(backup));
  });

  it.each(['a folder of the configuration', 'a link'])('leaves the documents on the disk of %s', async (kind) => {
    const documents = join(disk(), 'documents');
    mkdirSync(disk());
    renameSync(join(stand.stack, 'eureka-data'), documents);
    if (kind === 'a link') {
      symlinkSync(documents, join(stand.stack, 'eureka-data'));
    } else {
      moveTo(documents);
    }
    const before = contents(documents);
    const backup = await stand.backUp();
    writeFileSync(join(documents, 'later'), 'later');
    const after = contents(documents);
    stand.mount(disk(), plenty, 60);
    const {code, stdout, stderr} = await stand.restore(backup, '--yes');
    expect({code, stderr}).toEqual({code: 0, stderr: ''});
    const [saved = ''] = savedIn(disk());
    expect(stdout).toContain(`The current documents are saved in ${disk()}/${saved}/documents\n`);
    expect(contents(join(disk(), saved, 'documents'))).toEqual(after);
    expect(contents(documents)).toEqual(before);
    const [aside = ''] = savedIn(stand.stack);
    expect(readdirSync(join(stand.stack, aside))).not.toContain('documents');

    stand.mount(disk(), 10, plenty);
    const full = await stand.restore(backup, '--yes');
    expect(full.stderr).toContain(`not enough space in ${documents}: 10 KiB`);
    expect(full.code).toBe(5);
    expect(contents(documents)).toEqual(before);
  });

  it('needs the space where the configuration of the backup has the documents, and leaves those of today alone', async () => {
    const backup = await stand.backUp();
    const before = contents(join(stand.stack, 'eureka-data'));
    const documents = join(disk(), 'documents');
    mkdirSync(disk());
    renameSync(join(stand.stack, 'eureka-data'), documents);
    writeFileSync(join(documents, 'later'), 'later');
    const after = contents(documents);
    moveTo(documents);
    stand.mount(disk(), plenty, 60);
    const full = await stand.restore(backup, '--yes');
    expect(full.stderr).toContain(`not enough space in ${stand.stack}: 60 KiB`);
    expect(full.code).toBe(5);
    expect(touched()).toEqual([]);

    stand.mount(disk(), 10, plenty);
    const {code, stdout} = await stand.restore(backup, '--yes');
    expect(code).toBe(0);
    expect(stdout).toContain(`Not replaced: the documents in ${documents}, `);
    expect(contents(join(stand.stack, 'eureka-data'))).toEqual(before);
    expect(contents(documents)).toEqual(after);

    moveTo(documents);
    stand.mount(disk(), plenty, 60);
    expect((await stand.restore(backup, '--yes', '--only', 'database,store')).code).toBe(0);
    expect(contents(documents)).toEqual(before);
  });

  it('refuses to move a folder of the configuration around them before it changes anything', async () => {
    moveTo('@PWD@/proxy/documents');
    stand.write('proxy/documents/one', '1');
    const backup = await stand.backUp();
    stand.mount(join(stand.stack, 'proxy/documents'), plenty, plenty);
    const {code, stderr} = await stand.restore(backup, '--yes');
    expect(stderr).toContain('proxy/documents is on another file system');
    expect(code).toBe(3);
    expect(touched()).toEqual([]);
    expect((await stand.restore(backup, '--yes', '--only', 'database,store')).code).toBe(0);
  });

  it('refuses a folder that it cannot write into before it changes anything', async () => {
    // The rights of a folder do not stop root.
    const isRoot = process.getuid?.() === 0;
    const giveAway = () => isRoot && spawnSync('chown', ['-R', '65534:65534', stand.folder]);
    const asNobody =
      '#!/bin/sh\nexec 3<"$1" && shift && exec setpriv --reuid=65534 --regid=65534 --clear-groups sh /dev/fd/3 "$@"\n';
    giveAway();
    const backup = await stand.backUp();
    giveAway();
    chmodSync(join(stand.stack, 'eureka-data'), 0o500);
    const shell = isRoot ? stand.tool('as-nobody', asNobody) : 'sh';
    const {code, stderr} = await stand.run('restore.sh', [backup, '--yes'], {}, {shell});
    chmodSync(join(stand.stack, 'eureka-data'), 0o700);
    expect(stderr).toContain(`cannot write into ${stand.stack}/eureka-data`);
    expect(code).toBe(3);
    expect(touched()).toEqual([]);
  });
});

import {execFileSync} from 'node:child_process';
import {cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {lastVersion} from '../../src/config/versions';
import {runTsx} from '../../scripts/lib/run';
import {build, forBuild, nginx, stopHosts} from './support/hosts';
import {type Stranger, stranger} from './support/stranger';

let me: Stranger;
let home: string;
let copy: string;
beforeAll(async () => {
  me = stranger();
  home = await nginx();
  copy = mkdtempSync(path.join(tmpdir(), 'release '));
});
afterAll(() => {
  stopHosts();
  me.leave();
  rmSync(copy, {recursive: true});
});

/** Names of files below a folder, with what is wrong with each for a user without rights. */
async function faultsIn(folder: string): Promise<string[]> {
  const {stdout} = await me.run(['find', folder, '-printf', '%y %m %P\\n']);
  const entries = stdout
    .trim()
    .split('\n')
    .map((line) => /^(.) (\d+) (.*)$/.exec(line)!.slice(1));
  expect(entries.length).toBeGreaterThan(5);
  const unreadable = await me.run(['find', folder, '-type', 'f', '!', '-readable']);
  return [
    ...entries.filter(([type]) => type !== 'd' && type !== 'f').map(([type, , name]) => `${name}: is of kind ${type}`),
    ...entries
      .filter(([, , name]) => /\.(?:zip|pdf)$/.test(name!))
      .map(([, , name]) => `${name}: an archive in an archive`),
    ...unreadable.stdout.split('\n').filter(Boolean),
  ];
}

/** Modes of the files in an archive that are neither 644 nor 755. */
const oddModes = (listing: string): string[] =>
  listing.split('\n').filter((line) => /^[-?l]/.test(line) && !/^-rw(?:-r--r--|xr-xr-x) /.test(line));

describe('each kit', () => {
  it('can be fetched, verified, unpacked and read', async () => {
    const page = await (await fetch(new URL('versions', home))).text();
    const kits = [...new Set(page.match(/[\w./-]*kits\/[\w./-]+\.tar\.gz/g))];
    expect(kits.length).toBeGreaterThan(2);
    for (const kit of kits) {
      const place = me.write(`${kit.replaceAll('/', '_')}.d/note.txt`, '');
      const cwd = path.dirname(place);
      const lists = [new URL(kit, home).href, new URL('SHA256SUMS', new URL(kit, home)).href];
      const fetched = await me.run(['curl', '--fail', '--silent', '--show-error', '--remote-name-all', ...lists], {
        cwd,
      });
      expect(fetched, kit).toMatchObject({code: 0, stderr: ''});
      const sums = await me.run(['sha256sum', '--check', '--ignore-missing', 'SHA256SUMS'], {cwd});
      expect(sums.stdout, kit).toContain(`${path.basename(kit)}: OK`);
      const name = path.basename(kit, '.tar.gz');
      const listing = await me.run(['tar', '--list', '--verbose', '--file', path.basename(kit)], {cwd});
      expect(oddModes(listing.stdout), kit).toEqual([]);
      expect(await me.run(['tar', '--extract', '--file', path.basename(kit)], {cwd}), kit).toMatchObject({
        code: 0,
        stderr: '',
      });
      expect(readdirSync(cwd).sort(), kit).toEqual(['SHA256SUMS', name, `${name}.tar.gz`, 'note.txt'].sort());
      expect(await faultsIn(path.join(cwd, name)), kit).toEqual([]);
    }
  });
});

describe('the zip for machines without a server', () => {
  const make = async (zone: string): Promise<Buffer> => {
    const mask = process.umask(0o077);
    try {
      const args = ['--build', path.join(copy, 'build'), '--version', lastVersion.name];
      expect(await runTsx('scripts/offline.ts', args, {...forBuild, TZ: zone})).toBe(0);
    } finally {
      process.umask(mask);
    }
    const folder = path.join(copy, 'build', 'take-along');
    return readFileSync(
      path.join(
        folder,
        readdirSync(folder).find((name) => name.endsWith('.zip'))!,
      ),
    );
  };

  it('has the same bytes when it is made again beside the first one, and can be unpacked and read', async () => {
    cpSync(build, path.join(copy, 'build'), {
      recursive: true,
      filter: (file) => statSync(file).isDirectory() || !file.includes(`${path.sep}take-along${path.sep}`),
    });
    const first = await make('Pacific/Kiritimati');
    expect((await make('America/St_Johns')).equals(first)).toBe(true);
    const zip = me.write('site.zip', first);
    const listing = execFileSync('unzip', ['-Z', zip], {encoding: 'utf8'});
    expect(oddModes(listing)).toEqual([]);
    expect(await me.run(['unzip', '-q', 'site.zip', '-d', 'site'])).toMatchObject({code: 0, stderr: ''});
    const [top, ...others] = readdirSync(path.join(me.folder, 'site'));
    expect(others).toEqual([]);
    expect(await faultsIn(path.join(me.folder, 'site', top!))).toEqual([]);
    const start = await me.run(['cat', path.join('site', top!, 'START-HERE.html')]);
    expect(start.stdout).toContain('<html');
  });
});

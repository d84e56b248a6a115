import {cpSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, it} from 'vitest';
import {lastVersion} from '../../src/config/versions';
import {runTsx} from '../../scripts/lib/run';
import {zipFile} from '../download';
import {build, forBuild} from './support/hosts';
import {visit} from './support/visit';

const here = visit();
const copy = path.join(mkdtempSync(path.join(tmpdir(), 'release ')), 'build');
afterAll(() => rmSync(path.dirname(copy), {recursive: true}));

/** Runs commands of a shell, and returns what they print; none may fail or complain. */
async function shell(commands: string): Promise<string> {
  const {code, stdout, stderr} = await here.me.run(['bash', '-euo', 'pipefail', '-c', commands]);
  expect({code, stderr}, commands).toEqual({code: 0, stderr: ''});
  return stdout;
}

/** Expects a list of the files in an archive, and what came out of it, to be as they have to be. */
async function expectReadable(listing: string, folder: string): Promise<void> {
  const modes = listing.split('\n').filter((line) => /^[-?l]/.test(line));
  expect(modes.length).toBeGreaterThan(5);
  expect(modes.filter((line) => !/^-rw(?:-r--r--|xr-xr-x) /.test(line))).toEqual([]);
  expect((await shell(`ls '${folder}'`)).trim().split('\n')).toHaveLength(1);
  expect(await shell(`find '${folder}' ! -type d ! -type f -o ! -readable -o -name '*.zip' -o -name '*.pdf'`)).toBe('');
}

it('each kit can be fetched, verified, unpacked and read', async () => {
  const page = await here.read('versions');
  const kits = new Set(page.match(/[\w./-]*kits\/[\w./-]+\.tar\.gz/g));
  expect(kits.size).toBeGreaterThan(2);
  for (const kit of kits) {
    const {href} = new URL(kit, here.home);
    const [name, sums] = [path.basename(href), new URL('SHA256SUMS', href).href];
    await shell(`curl -fsS --remote-name-all '${href}' '${sums}' && sha256sum --check --ignore-missing SHA256SUMS`);
    await shell(`mkdir '${name}.d' && tar -xf '${name}' -C '${name}.d'`);
    await expectReadable(await shell(`tar -tvf '${name}'`), `${name}.d`);
  }
});

it('the zip has the same bytes when it is made again beside the first one, and can be unpacked and read', async () => {
  const again = path.join(copy, 'take-along', path.basename(zipFile));
  cpSync(build, copy, {recursive: true});
  cpSync(zipFile, again);
  const first = readFileSync(zipFile);
  const mask = process.umask(0o077);
  const args = ['--build', copy, '--version', lastVersion.name];
  expect(await runTsx('scripts/offline.ts', args, {...forBuild, TZ: 'Pacific/Kiritimati'})).toBe(0);
  process.umask(mask);
  expect(readFileSync(again).equals(first)).toBe(true);
  here.me.write('site.zip', first);
  await shell('unzip -q site.zip -d site && grep -q "<html" site/*/START-HERE.html');
  await expectReadable(await shell('unzip -Z site.zip'), 'site');
});

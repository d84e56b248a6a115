import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {zipFile} from '../download';
import {visit} from './support/visit';

const here = visit();

/** Runs shell commands and returns their output. Fails on an error or any error output. */
async function shell(commands: string): Promise<string> {
  const {code, stdout, stderr} = await here.me.run(['bash', '-euo', 'pipefail', '-c', commands]);
  expect({code, stderr}, commands).toEqual({code: 0, stderr: ''});
  return stdout;
}

/** Checks the file list of an archive and the extracted files. */
async function expectReadable(listing: string, folder: string): Promise<void> {
  const modes = listing.split('\n').filter((line) => /^[-?l]/.test(line));
  expect(modes.length).toBeGreaterThan(5);
  expect(modes.filter((line) => !/^-rw(?:-r--r--|xr-xr-x) /.test(line))).toEqual([]);
  expect((await shell(`ls '${folder}'`)).trim().split('\n')).toHaveLength(1);
  expect(await shell(`find '${folder}' ! -type d ! -type f -o ! -readable -o -name '*.zip' -o -name '*.pdf'`)).toBe('');
}

it('each kit can be downloaded, verified, unpacked and read', async () => {
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

it('the zip can be unpacked and read', async () => {
  here.me.write('site.zip', readFileSync(zipFile));
  await shell('unzip -q site.zip -d site && grep -q "<html" site/*/START-HERE.html');
  await expectReadable(await shell('unzip -Z site.zip'), 'site');
});

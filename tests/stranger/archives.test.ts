import {readFileSync} from 'node:fs';
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

it('the zip can be unpacked and read', async () => {
  here.me.write('site.zip', readFileSync(zipFile));
  await shell('unzip -q site.zip -d site && grep -q "<html" site/*/START-HERE.html');
  const modes = (await shell('unzip -Z site.zip')).split('\n').filter((line) => /^[-?l]/.test(line));
  expect(modes.length).toBeGreaterThan(5);
  expect(modes.filter((line) => !/^-rw(?:-r--r--|xr-xr-x) /.test(line))).toEqual([]);
  expect((await shell('ls site')).trim().split('\n')).toHaveLength(1);
  expect(await shell("find site ! -type d ! -type f -o ! -readable -o -name '*.zip' -o -name '*.pdf'")).toBe('');
});

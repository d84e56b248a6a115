import {spawnSync} from 'node:child_process';
import {mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, relative} from 'node:path';
import {describe, expect, it} from 'vitest';
import {filesBelow} from '../../scripts/lib/files';
import {samples} from './support/files';

const scripts = filesBelow(samples)
  .filter((file) => file.endsWith('.sh'))
  .map((file) => relative(samples, file));

describe.each(scripts)('%s', (script) => {
  it.each(['-h', '--help'])('prints its head with %s, and does nothing', (option) => {
    const file = join(samples, script);
    const [shebang = '', first = ''] = readFileSync(file, 'utf8').split('\n');
    const folder = mkdtempSync(join(tmpdir(), 'help-'));
    const {status, stdout, stderr} = spawnSync(shebang.replace(/^#!(?:.*[/ ])/, ''), [file, option], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect({status, stderr, files: readdirSync(folder)}).toEqual({status: 0, stderr: '', files: []});
    expect(stdout.split('\n')[0]).toBe(first.slice(2));
    expect(stdout).not.toMatch(/shellcheck|^#/m);
    expect(stdout).not.toContain('set -');
    rmSync(folder, {recursive: true});
  });
});

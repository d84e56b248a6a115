import {spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {listSamples, repositoryRoot} from '../../facts/load/load';
import {runCommand} from '../command';
import {knowledge} from '../loaded.test-support';
import {standalone} from './bundle';
import {readFileSync} from 'node:fs';

const site = 'https://docs.example.com/';
const folder = mkdtempSync(path.join(tmpdir(), 'check-'));
const file = path.join(folder, 'check.mjs');
const samples = listSamples().filter((name) => /\.(?:ya?ml|json)$|\/env\.txt$/.test(name));

beforeAll(async () => writeFileSync(file, await standalone(knowledge, site)));
afterAll(() => rmSync(folder, {recursive: true}));

describe('check.mjs', () => {
  it('prints the same as the command when it is alone in a folder', () => {
    const names = samples.map((name) => path.join(repositoryRoot, name));
    const args = ['--release', '1.3.2', '--target', 'next', ...names];
    const {status, stdout, stderr} = spawnSync(process.execPath, [file, ...args], {cwd: folder, encoding: 'utf8'});
    const read = (name: string | 0): Uint8Array => readFileSync(name);
    expect({code: status, out: stdout, err: stderr}).toEqual(runCommand(args, {knowledge, site, read}));
    expect(stdout.length).toBeGreaterThan(1000);
  });

  it('contains the licence of its dependency, and no local path', () => {
    const text = readFileSync(file, 'utf8');
    expect(text).toContain('Copyright Eemeli Aro');
    expect(text).not.toContain(repositoryRoot);
  });
});

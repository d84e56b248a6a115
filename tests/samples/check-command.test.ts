/** The calls of `check.mjs` that the page shows, in the directory of a kit whose placeholders are filled in. */
import {execFileSync} from 'node:child_process';
import {cpSync, readFileSync, renameSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {runCommand} from '../../src/check/command';
import {loadKnowledge} from '../../src/check/knowledge/knowledge';
import {kits} from '../../src/config/kits';
import {folder} from '../folder';
import {root, samples} from './support/files';

const knowledge = loadKnowledge();
const read = (file: string | 0) =>
  Buffer.from(readFileSync(join(folder, String(file)), 'utf8').replaceAll('change-me', 'f9c1a2b3d4e5f607'));
const command = (files: string[]) =>
  runCommand(['--strict', ...files], {knowledge, site: 'https://docs.example.com/', read});

/** The files that a pattern of the page means in the directory of a kit. */
function filesOf(kit: string, patterns: string): string[] {
  for (const [place, sample] of Object.entries(kits.find(({name}) => name === kit)!.files)) {
    cpSync(join(samples, sample), join(folder, place), {recursive: true});
  }
  if (kit === 'compose') {
    renameSync(join(folder, 'env.txt'), join(folder, '.env'));
  }
  return execFileSync('bash', ['-c', `printf '%s\n' ${patterns}`], {cwd: folder, encoding: 'utf8'})
    .trim()
    .split('\n');
}

it.each(['compose', 'kubernetes'])('finds nothing in a kit for %s that is filled in', (kit) => {
  const page = readFileSync(join(root, 'src/pages/_check.mdx'), 'utf8');
  const [, patterns = ''] = new RegExp(`node check\\.mjs --release \\S+ (.*${kit}.*)\``).exec(page) ?? [];
  const {code, out, err} = command(filesOf(kit, patterns));
  expect({code, out, err}).toMatchObject({code: 0, err: ''});
  expect(out).toContain('No findings');
  expect(runCommand(['--help'], {knowledge, site: '', read}).out).toContain(`node check.mjs ${patterns}\n`);
});

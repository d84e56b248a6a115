import {spawnSync} from 'node:child_process';
import {chmodSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {beforeEach, expect, it} from 'vitest';
import {namesBelow} from '../../src/lib/files';
import {folder} from '../folder';
import {root} from './support/files';
import {blocksOf} from './support/reader';
import {runProgram} from './support/scripts';

const names = ['server', 'intermediate', 'authority'];

/** The commands of the pages that show certificates: of a server, or of a Secret. */
const blocks = namesBelow(join(root, 'docs'))
  .filter((page) => page.endsWith('.md'))
  .flatMap((page) =>
    blocksOf(readFileSync(join(root, 'docs', page), 'utf8'))
      .filter(({code}) => code.includes('openssl x509') && !code.includes('-checkend'))
      .map(({title, code}) => ({page, title, code})),
  );

/** A program of the reader that does this. */
function program(name: string, script: string): void {
  const file = join(folder, 'bin', name);
  writeFileSync(file, `#!/bin/sh\n${script}\n`);
  chmodSync(file, 0o755);
}

beforeEach(() => {
  mkdirSync(join(folder, 'bin'));
  for (const name of names) {
    const args = [
      'req',
      '-x509',
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:P-256',
      '-nodes',
      '-keyout',
      'key.pem',
    ];
    const {status} = spawnSync('openssl', [...args, '-out', `${name}.pem`, '-subj', `/CN=${name}`], {cwd: folder});
    expect(status).toBe(0);
  }
  const chain = names.map((name) => readFileSync(join(folder, `${name}.pem`), 'utf8')).join(' 1 s:CN = next\n');
  writeFileSync(join(folder, 'chain.pem'), chain);
  writeFileSync(join(folder, 'served.txt'), `depth=0\n${chain}---\n    Verify return code: 0 (ok)\n`);
  program('openssl', 'case $1 in s_client) cat served.txt ;; *) PATH=$REAL_PATH exec openssl "$@" ;; esac');
  const answers = `case "$*" in
  *tls*crt*) base64 chain.pem ;;
  *spec.host*) echo flow.example.com ;;
  *) echo kind/name ;;
esac`;
  program('kubectl', answers);
  program('oc', answers);
});

it.each(blocks)('$page: "$title" shows each certificate of a chain', async ({code}) => {
  const path = process.env['PATH'] ?? '';
  const environment = {PATH: `${join(folder, 'bin')}:${path}`, REAL_PATH: path};
  const {code: status, stdout} = await runProgram(['bash', '-c', code], [], environment, {cwd: folder});
  expect(status).toBe(0);
  const subjects = Array.from(stdout.matchAll(/^subject=.*CN ?= ?(\w+)$/gm), ([, name]) => name);
  expect(subjects).toEqual(names);
  expect(stdout.match(/^notAfter=/gm)).toHaveLength(names.length);
});

it('pages have such commands', () => {
  expect(blocks.length).toBeGreaterThanOrEqual(3);
});

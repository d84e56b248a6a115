import {spawnSync} from 'node:child_process';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {namesBelow} from '../../src/lib/files';
import {root, samples} from './support/files';

const check = (args: readonly string[], input?: string) => spawnSync('shellcheck', args, {input, encoding: 'utf8'});
const scripts = [
  ...namesBelow(samples)
    .filter((file) => file.endsWith('.sh'))
    .map((file) => `static/samples/${file}`),
  'tests/samples/support/fake-docker.sh',
];

it.each(scripts)('shellcheck finds nothing in %s', (script) => {
  expect(check([join(root, script)])).toMatchObject({status: 0, stdout: '', stderr: ''});
});

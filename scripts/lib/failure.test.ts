import {spawnSync} from 'node:child_process';
import {describe, expect, it} from 'vitest';
import {wordOn} from './failure';

/** Error output of a script that exits with status 1. */
function failing(args: readonly string[], env: NodeJS.ProcessEnv = {}): string {
  const {status, stderr} = spawnSync(process.execPath, ['--import', 'tsx', ...args], {
    encoding: 'utf8',
    env: {...process.env, ...env},
  });
  expect(status).toBe(1);
  return stderr;
}

describe('a full disk', () => {
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), {code: 'ENOSPC', path: '/a/file'});

  it('is named with the file and what to do', () => {
    expect(wordOn(full)).toMatch(/^No space left on the disk \(\/a\/file\); expected .*docusaurus clear/);
  });

  it('stops a script with that word, and without a stack', () => {
    const fail = "Promise.reject(Object.assign(new Error('full'), {code: 'ENOSPC', path: '/a/file'}))";
    const stderr = failing(['-e', `require('./scripts/lib/failure').tellFailures(); ${fail}`]);
    expect(stderr).toMatch(/^No space left on the disk \(\/a\/file\)/);
    expect(stderr).not.toMatch(/^\s+at /m);
  });
});

describe('a Chromium that is not there', () => {
  it('is named, without a stack', () => {
    const stderr = failing(['scripts/ensure-chromium.ts'], {CHROMIUM_PATH: '/nowhere/chromium'});
    expect(stderr).toMatch(/^CHROMIUM_PATH is "\/nowhere\/chromium", which does not exist; expected/);
    expect(stderr).not.toMatch(/^\s+at /m);
  });
});

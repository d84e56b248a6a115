import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {checkNewVersion, nextMinor} from './newVersion';

const cut = (...args: string[]) => checkNewVersion(['docs:version', ...args], ['1.9.0', '1.3.2']);

describe('a new version', () => {
  it.each(['1.9.1', '1.10.0', '2.0.0'])('may be newer: %s', (version) => {
    expect(() => cut(version)).not.toThrow();
  });

  it.each([
    ['foo', 'this is no version number'],
    ['next', 'this is no version number'],
    ['current', 'this is no version number'],
    ['2.0', 'this is no version number'],
    ['2.0.0-rc1', 'this is no version number'],
    ['02.0.0', 'this is no version number'],
    ['1.3.2', 'this version is there already'],
    ['1.9.0', 'this version is there already'],
    ['1.8.9', 'this is older than the newest version, 1.9.0'],
  ])('is refused: %s', (version, reason) => {
    expect(() => cut(version)).toThrow(`docs:version ${version}: ${reason}; expected a number such as "12.3.4"`);
  });

  it('is no matter of other commands, nor of help', () => {
    expect(() => checkNewVersion(['build', 'foo'], [])).not.toThrow();
    expect(() => cut('--help')).not.toThrow();
    expect(() => cut()).not.toThrow();
  });

  it('is refused by the command line before anything is written', () => {
    const {status, stderr} = spawnSync(
      process.execPath,
      ['--import', 'tsx', 'scripts/docusaurus.ts', 'docs:version', 'foo'],
      {encoding: 'utf8'},
    );
    expect(status).toBe(1);
    expect(stderr).toMatch(/^docs:version foo: this is no version number/);
    expect(stderr).not.toMatch(/^\s+at /m);
    expect(existsSync('versioned_docs/version-foo')).toBe(false);
  });
});

it('the minor version after 9 is 10', () => {
  expect(nextMinor('4.9.2')).toBe('4.10.0');
});

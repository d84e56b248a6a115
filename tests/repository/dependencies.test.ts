import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';

interface Lock {
  packages: Record<string, {hasInstallScript?: boolean; integrity?: string; link?: boolean}>;
}
const read = (file: string): string => readFileSync(file, 'utf8');
const lock = JSON.parse(read('package-lock.json')) as Lock;

/** Packages with install scripts, and why the site does not need these scripts. */
const installScripts: Readonly<Record<string, string>> = {
  '@swc/core': 'looks for a binary of the platform, which npm installs as an optional dependency anyway',
  'core-js': 'prints a message',
  'core-js-pure': 'prints a message',
  esbuild: 'replaces a start script by the binary, which is faster by some milliseconds',
  fsevents: 'only on macOS; comes with a built binary',
};

describe('the dependencies', () => {
  it('run no install scripts', () => {
    expect(read('.npmrc')).toMatch(/^ignore-scripts=true$/m);
  });

  it('with an install script are known', () => {
    const names = Object.entries(lock.packages)
      .filter(([, {hasInstallScript}]) => hasInstallScript)
      .map(([file]) => file.replace(/^.*node_modules\//, ''));
    expect([...new Set(names)].filter((name) => !(name in installScripts))).toEqual([]);
  });

  it('have checksums', () => {
    const without = Object.entries(lock.packages).filter(([file, {integrity}]) => file !== '' && !integrity);
    expect(without.map(([file]) => file)).toEqual([]);
  });
});

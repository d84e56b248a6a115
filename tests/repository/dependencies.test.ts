import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {filesBelow} from '../../scripts/lib/files';

interface Lock {
  packages: Record<string, {hasInstallScript?: boolean; integrity?: string; link?: boolean}>;
}
const read = (file: string): string => readFileSync(file, 'utf8');
const lock = JSON.parse(read('package-lock.json')) as Lock;
const {dependencies} = JSON.parse(read('package.json')) as {dependencies: Record<string, string>};

/** Packages with install scripts, and why the site does not need these scripts. */
const installScripts: Readonly<Record<string, string>> = {
  '@swc/core': 'looks for a binary of the platform, which npm installs as an optional dependency anyway',
  'core-js': 'prints a message',
  'core-js-pure': 'prints a message',
  esbuild: 'replaces a start script by the binary, which is faster by some milliseconds',
  fsevents: 'only on macOS; comes with a built binary',
};

describe('the dependencies', () => {
  it('run no scripts when they are installed', () => {
    expect(read('.npmrc')).toMatch(/^ignore-scripts=true$/m);
  });

  it('that would run one are known', () => {
    const names = Object.entries(lock.packages)
      .filter(([, {hasInstallScript}]) => hasInstallScript)
      .map(([file]) => file.replace(/^.*node_modules\//, ''));
    expect([...new Set(names)].filter((name) => !(name in installScripts))).toEqual([]);
  });

  it('are each fixed to a checksum', () => {
    const without = Object.entries(lock.packages).filter(([file, {integrity}]) => file !== '' && !integrity);
    expect(without.map(([file]) => file)).toEqual([]);
  });

  it('for run time are declared where the sources of the site import them', () => {
    const sources = filesBelow('src').filter(
      (file) => /\.tsx?$/.test(file) && !/\.test(?:-support)?\.tsx?$/.test(file),
    );
    const imported = sources.flatMap((file) =>
      Array.from(
        read(file).matchAll(/^(?:import(?: [^'\n]* from)?|\} from) '((?:@[\w-]+\/)?[\w-]+)[^']*';$/gm),
        ([, name]) => `${file}: ${name}`,
      ),
    );
    expect(imported.length).toBeGreaterThan(300);
    /** Imports that the bundler resolves, that Node.js includes, or that are only types. */
    const others = /: (?:@site|@theme.*|@generated|@search-engine|node|highlight|webpack|hast|mdast|unist)(?:\/|$)/;
    const ofDocusaurus = /: @docusaurus\/(?!plugin-content-docs|theme-common|types|preset-classic|core|faster)[\w-]+$/;
    const declared = new Set(Object.keys(dependencies));
    const missing = imported.filter(
      (one) => !others.test(one) && !ofDocusaurus.test(one) && !declared.has(one.split(': ')[1]!),
    );
    expect([...new Set(missing)]).toEqual([]);
  });
});

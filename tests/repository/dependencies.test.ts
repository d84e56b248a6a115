import {execFileSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {filesBelow} from '../../scripts/lib/files';
import type {Bill} from '../../scripts/lib/release/sbom';
import listed from '../../src/plugins/licenses/shipped.json';

interface Lock {
  packages: Record<string, {hasInstallScript?: boolean; integrity?: string; link?: boolean}>;
}
const read = (file: string): string => readFileSync(file, 'utf8');
const lock = JSON.parse(read('package-lock.json')) as Lock;
const {dependencies} = JSON.parse(read('package.json')) as {dependencies: Record<string, string>};

/** Packages that would run a script when they are installed, and why the site does without. */
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
    /** What the bundler resolves, Node.js brings, or is there for types only. */
    const others = /: (?:@site|@theme.*|@generated|@search-engine|node|highlight|webpack|hast|mdast|unist)(?:\/|$)/;
    const ofDocusaurus = /: @docusaurus\/(?!plugin-content-docs|theme-common|types|preset-classic|core|faster)[\w-]+$/;
    const declared = new Set(Object.keys(dependencies));
    const missing = imported.filter(
      (one) => !others.test(one) && !ofDocusaurus.test(one) && !declared.has(one.split(': ')[1]!),
    );
    expect([...new Set(missing)]).toEqual([]);
  });

  it('for run time each have a line in ARCHITECTURE.md: why this one', () => {
    const rows = read('ARCHITECTURE.md')
      .split('\n')
      .filter((line) => line.startsWith('|'));
    const named = (name: string): boolean =>
      rows.some((row) => row.includes(`\`${name}\``) || row.includes(`\`${name.replace('@docusaurus/', '')}\``));
    expect(Object.keys(dependencies).filter((name) => !named(name))).toEqual([]);
  });
});

describe('npm run sbom', () => {
  it('writes a component for each package that the site ships, and for no other', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'sbom-'));
    const file = path.join(folder, 'sbom.cdx.json');
    execFileSync(process.execPath, ['--import', 'tsx', 'scripts/sbom.ts', file], {stdio: 'pipe'});
    const {components} = JSON.parse(read(file)) as Bill;
    rmSync(folder, {recursive: true});
    expect(components.map(({properties}) => properties?.[0]?.value)).toEqual(
      listed.map((name) => `node_modules/${name}`),
    );
  });
});

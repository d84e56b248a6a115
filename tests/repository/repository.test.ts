import {execFileSync} from 'node:child_process';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {filesBelow} from '../../scripts/lib/files';
import {parts} from '../../src/speed';
import released from '../../versions.json';

const read = (file: string): string => readFileSync(file, 'utf8');
const isOurs = (file: string): boolean => !/\.test\.tsx?$/.test(file);
/** Paths that git knows, of those that a pattern names. */
const gitFiles = (...patterns: string[]): string[] =>
  execFileSync('git', ['ls-files', '--', ...patterns], {encoding: 'utf8'})
    .split('\n')
    .filter(Boolean);

/** Components below a folder of the theme, each by its name. */
const componentsBelow = (folder: string): string[] =>
  filesBelow(folder)
    .filter((file) => /\/index\.tsx$/.test(file))
    .map((file) => file.slice(folder.length + 1, -'/index.tsx'.length));
/** First cells of the rows of a table. */
const rowsOf = (document: string): string[] =>
  Array.from(read(document).matchAll(/^\| `([^`]+)` +\|/gm), ([, name]) => name!);

describe('swizzled components', () => {
  const table = [...read('src/theme/README.md').matchAll(/^\| `([^`]+)` +\| (wrap|eject) +\|/gm)].map(
    ([, name, how]) => ({name: name!, how: how!}),
  );
  const folders = componentsBelow('src/theme');

  it('are those of the table in src/theme/README.md', () => {
    expect(table.map(({name}) => name).sort()).toEqual(folders.sort());
  });

  it('open with why, how, since when, and what would let us drop them', () => {
    const head = /^\/\*\n \* Why: [\s\S]*How: +(wrap|eject)[\s\S]*Since: Docusaurus [\s\S]*Drop: /;
    const files = ['src/theme', 'src/speed/highlight/theme'].flatMap((folder) =>
      componentsBelow(folder).map((name) => `${folder}/${name}/index.tsx`),
    );
    expect(files.filter((file) => !head.test(read(file)))).toEqual([]);
    const other = table.filter(({name, how}) => head.exec(read(`src/theme/${name}/index.tsx`))?.[1] !== how);
    expect(other.map(({name}) => name)).toEqual([]);
  });

  it('were checked against the installed minor version of Docusaurus', () => {
    const {version} = JSON.parse(read('node_modules/@docusaurus/core/package.json')) as {version: string};
    const [, recorded] =
      /Docusaurus version \((\d+\.\d+)\)/.exec(read('src/theme/README.md').replaceAll(/\s+/g, ' ')) ?? [];
    expect(version.startsWith(`${recorded}.`)).toBe(true);
  });
});

describe('the tables of fixes and of speed', () => {
  it('have a row for each fix, with what would let us drop it', () => {
    const fixes = readdirSync('src/fixes', {withFileTypes: true})
      .filter((entry) => entry.isDirectory())
      .map(({name}) => name);
    expect(rowsOf('src/fixes/README.md').sort()).toEqual(fixes.sort());
  });

  it('have a row for each part of speed', () => {
    expect(rowsOf('src/speed/README.md').sort()).toEqual(parts.map(({name}) => name).sort());
  });
});

describe('the version numbers', () => {
  it('stand in versions.json and in no other source of the site', () => {
    const sources = ['docusaurus.config.ts', 'sidebars.ts', ...filesBelow('src'), ...filesBelow('scripts')].filter(
      // A redirect names the versions that had the page.
      (file) => /\.(tsx?|css)$/.test(file) && isOurs(file) && file !== 'src/config/redirects.ts',
    );
    const found = sources.filter((file) =>
      released.some((version) => new RegExp(`(?<![\\d.])${version.replaceAll('.', '\\.')}(?![\\d.])`).test(read(file))),
    );
    expect(found).toEqual([]);
  });
});

describe('the documents of the repository', () => {
  it('tell writers ten short jobs, with commands that are there', () => {
    const text = readFileSync('CONTRIBUTING.md', 'utf8');
    expect(text.split(/\s+/).length).toBeLessThan(900);
    expect(Array.from(text.matchAll(/^## (\d+)\. /gm), ([, number]) => Number(number))).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
    ]);
    const commands = Array.from(text.matchAll(/npm run ([\w:-]+)/g), ([, name]) => name!);
    const {scripts} = JSON.parse(readFileSync('package.json', 'utf8')) as {scripts: Record<string, string>};
    expect(commands.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
  });

  /** What looks like a file of ours: one that stands for those of each version, and those that Docusaurus and the build write. */
  const noFiles = ['versioned_docs/version-X/', 'routesChunkNames.json', 'names.json'];

  /** Whether a name leads from the root or from the folder of the document; a file anywhere below that folder will do. */
  const isFileFor = (document: string, name: string): boolean => {
    const folder = path.dirname(document);
    return (
      existsSync(name) ||
      existsSync(`${name}.md`) ||
      existsSync(path.join(folder, name)) ||
      (folder !== '.' && filesBelow(folder).some((file) => file.endsWith(`/${name}`)))
    );
  };

  it('name only files and folders that exist', () => {
    const documents = gitFiles('*.md').filter((file) => !/^(docs|versioned_docs|blog)\//.test(file));
    expect(documents.length).toBeGreaterThan(20);
    const missing = documents.flatMap((document) =>
      [
        ...read(document).matchAll(
          /`((?:docs|blog|src|product|static|tests|scripts|i18n|versioned_docs|versioned_sidebars|deploy|bench)\/[\w./-]*|[\w.-]+\.(?:json|ts|md|mjs))`/g,
        ),
      ]
        .map(([, name]) => name!)
        .filter((name) => !noFiles.includes(name) && !isFileFor(document, name))
        .map((name) => `${document}: ${name}`),
    );
    expect(missing).toEqual([]);
  });

  it('name every script of scripts/', () => {
    const scripts = filesBelow('scripts').filter((file) => /^scripts\/[^/]+\.ts$/.test(file) && isOurs(file));
    const table = read('scripts/README.md');
    expect(scripts.filter((file) => !table.includes(`\`${file.slice('scripts/'.length)}\``))).toEqual([]);
  });
});

describe('the files of the repository', () => {
  const tracked = gitFiles().filter(existsSync);

  it('are below the top-level names of the README', () => {
    const known = read('README.md') + read('ARCHITECTURE.md');
    const configuration =
      /^(\.|package(-lock)?\.json|tsconfig\.json|cspell\.json|[\w.]+\.config\.m?[tj]s|docusaurus\.config\.ts|README\.md|CONTRIBUTING\.md|ARCHITECTURE\.md|sidebars\.ts)/;
    const names = [...new Set(tracked.map((file) => file.split('/')[0]!))].filter((name) => !configuration.test(name));
    expect(names.filter((name) => !known.includes(`\`${name}`))).toEqual([]);
  });

  it('have the line endings of Unix, also in a checkout that would change them', () => {
    const lines = execFileSync('git', ['ls-files', '--eol'], {encoding: 'utf8'}).trimEnd().split('\n');
    expect(lines.filter((line) => !/^i\/(?:lf|none|-text) .* eol=lf\s/.test(line))).toEqual([]);
  });

  it('name no registry host', () => {
    expect(read('package-lock.json')).not.toContain('"resolved"');
  });
});

describe('the commands of package.json', () => {
  it('start no program that Windows has as a shell script only', () => {
    const sources = filesBelow('scripts').filter((file) => /\.ts$/.test(file) && isOurs(file));
    expect(
      sources.filter((file) => /(?:run|works|spawn|spawnSync|execFileSync)\('(?:npx|npm)'/.test(read(file))),
    ).toEqual([]);
  });
});

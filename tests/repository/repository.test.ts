import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {filesBelow} from '../../src/lib/files';
import {git} from '../../scripts/lib/git';
import released from '../../versions.json';

const read = (file: string): string => readFileSync(file, 'utf8');
const isOurs = (file: string): boolean => !/\.test\.tsx?$/.test(file);
/** Paths that git knows, of those that a pattern names. */
const gitFiles = (...patterns: string[]): string[] =>
  git('ls-files', '--', ...patterns)
    .split('\n')
    .filter(Boolean);

it('the version numbers are only in versions.json', () => {
  const sources = ['docusaurus.config.ts', 'sidebars.ts', ...filesBelow('src'), ...filesBelow('scripts')].filter(
    // A redirect names the versions that had the page.
    (file) => /\.(tsx?|css)$/.test(file) && isOurs(file) && file !== 'src/config/redirects.ts',
  );
  const found = sources.filter((file) =>
    released.some((version) => new RegExp(`(?<![\\d.])${version.replaceAll('.', '\\.')}(?![\\d.])`).test(read(file))),
  );
  expect(found).toEqual([]);
});

it('no style asks what is anywhere on the page, because each change would then style all of it anew', () => {
  const asking = gitFiles('src/*.css').flatMap((file) =>
    [...read(file).matchAll(/(?<![\w.-])(?::root|html|body)\b[^\s{,]*:has\((?!> )[^{]*/g)].map(
      ([rule]) => `${file}: ${rule.trim()}`,
    ),
  );
  expect(asking).toEqual([]);
});

describe('the documents of the repository', () => {
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

  it('contain only existing files and folders', () => {
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
});

describe('the files of the repository', () => {
  it('have Unix line endings in every checkout', () => {
    const lines = git('ls-files', '--eol').trimEnd().split('\n');
    expect(lines.filter((line) => !/^i\/(?:lf|none|-text) .* eol=lf\s/.test(line))).toEqual([]);
  });

  it('name no registry host, have the checksum of each package, run no install scripts, and refuse an old Node.js', () => {
    const {packages} = JSON.parse(read('package-lock.json')) as {packages: Record<string, {integrity?: string}>};
    const without = Object.keys(packages).filter((name) => name !== '' && !packages[name]?.integrity);
    expect(without).toEqual([]);
    expect(read('package-lock.json')).not.toContain('"resolved"');
    expect(read('.npmrc').split('\n')).toEqual(expect.arrayContaining(['ignore-scripts=true', 'engine-strict=true']));
  });
});

it('the commands of package.json start no program that is only a shell script on Windows', () => {
  const sources = filesBelow('scripts').filter((file) => /\.ts$/.test(file) && isOurs(file));
  expect(
    sources.filter((file) => /(?:run|works|spawn|spawnSync|execFileSync)\('(?:npx|npm)'/.test(read(file))),
  ).toEqual([]);
});

import {execFileSync} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {filesBelow} from '../../lib/files';
import {leftToRead, newFiles, numbered, sinceRelease} from './texts';

/** The example of a reference names the version of its page: that of docs/ stays unreleased. */
const staysNext = 'docs/copyright.md';

/**
 * Replaces "next" with the release number in the pages of the release, in `docs/` and in the facts.
 *
 * @returns Lines to review manually.
 */
export function renameNext(version: string, siteDir: string): string[] {
  const read = (file: string): string => readFileSync(path.join(siteDir, file), 'utf8');
  const below = (folder: string, ending: RegExp): string[] =>
    filesBelow(folder, siteDir).filter((name) => ending.test(name));
  const rewrite = (file: string, change: (text: string, version: string) => string): string[] => {
    const text = change(read(file), version);
    const isChanged = text !== read(file);
    writeFileSync(path.join(siteDir, file), text);
    return isChanged ? [file] : [];
  };
  const [released] = newFiles(version);
  const ofRelease = below(released, /\.mdx?$/);
  const ofNext = below('docs', /\.mdx?$/);
  ofRelease.forEach((file) => rewrite(file, numbered));
  const changed = [
    ...ofNext.filter((file) => file !== staysNext).flatMap((file) => rewrite(file, numbered)),
    ...below('product', /\.yaml$/).flatMap((file) => rewrite(file, sinceRelease)),
  ];
  if (changed.length > 0) {
    // The replacement changed the width of table columns.
    const prettier = createRequire(__filename).resolve('prettier/bin/prettier.cjs');
    execFileSync(process.execPath, [prettier, '--write', '--log-level=warn', ...changed], {cwd: siteDir});
  }
  return [...ofNext, ...ofRelease].flatMap((file) => leftToRead(file, read(file)));
}

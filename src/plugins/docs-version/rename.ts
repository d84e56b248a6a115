import {execFileSync} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {filesBelow} from '../../lib/files';

// cspell:ignore ersion
/** Changes of a new version in the texts of the repository, in addition to the copy that Docusaurus makes. */

/** Files that Docusaurus adds for a version, in addition to its entry in `versions.json`. */
export const newFiles = (version: string): readonly [docs: string, sidebars: string] => [
  `versioned_docs/version-${version}`,
  `versioned_sidebars/version-${version}-sidebars.json`,
];

/**
 * Replaces the unreleased version with the release number in the text of a page: in `version next`, in column headings and in examples of
 * a reference. Keeps other uses of the word.
 */
export const numbered = (page: string, version: string): string =>
  page
    .replaceAll(/\b([Vv]ersion) next(?: \(unreleased\))?(?![\w-])/g, `$1 ${version}`)
    .replaceAll(/^\|.*\|[ ]*\n(?=\| ?-)/gm, (head) => head.replaceAll(/(?<=\| *)next(?= *\|)/g, version));

/** Facts whose `since` was the unreleased version now start with the release. */
export const sinceRelease = (facts: string, version: string): string =>
  facts.replaceAll(/\bsince: next\b/g, `since: "${version}"`);

/** Lines to review manually: those that still mention the unreleased version, and unlisted pages. */
export const leftToRead = (file: string, text: string): string[] =>
  text
    .split('\n')
    .flatMap((line, index) =>
      /\bversion next\b|\bunreleased\b|\/docs\/next\b|^(?:draft|unlisted): true/i.test(line)
        ? [`${file}:${index + 1}: ${line.trim()}`]
        : [],
    );

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

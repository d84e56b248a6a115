/** Checks that a download works without a server. */
import path from 'node:path';
import type {Files} from './files';

/** Maximum path length. Windows allows 260 characters, including the folder of the reader. */
const longestPath = 120;
/** Maximum size of a download in bytes. */
const largest = 12_100_000;
const plainName = /^[\w./~+-]+$/;

/** Relative links of a Markdown text to files of the download. */
function problemsOfText(name: string, text: string, files: Files): string[] {
  const links = Array.from(text.matchAll(/\]\((?!https?:|mailto:|#)([^)\s#]+)/g), ([, link]) => link!);
  return links
    .filter((link) => !files.has(path.posix.join(path.posix.dirname(name), link)))
    .map((link) => `${name}: ${link} leads to no file`);
}

/**
 * Checks the names, texts, styles and size of a download. `tests/browser/offline.spec.ts` opens its start file.
 *
 * @param zip - The ZIP file.
 * @returns Problems, one per line.
 */
export function problemsOf(folder: string, files: Files, zip: Uint8Array): string[] {
  const names = [...files.keys()].map((name) => `${folder}/${name}`);
  const lower = names.map((name) => name.toLowerCase());
  const ending = (end: string): [string, string][] =>
    [...files].flatMap(([name, content]) => (name.endsWith(end) ? [[name, content.toString()]] : []));
  return [
    ...ending('.md').flatMap(([name, text]) => problemsOfText(name, text, files)),
    ...ending('.css').flatMap(([name, text]) =>
      /url\(["']?(?:https?:|\/)/.test(text) ? [`${name}: an address of the site`] : [],
    ),
    ...names
      .filter((name) => name.length > longestPath)
      .map((name) => `${name}: longer than ${longestPath} characters`),
    ...names.filter((name) => !plainName.test(name)).map((name) => `${name}: expected letters, digits and . _ ~ + -`),
    ...lower
      .filter((name, index) => lower.indexOf(name) !== index)
      .map((name) => `${name}: two names differ by case only`),
    ...(zip.length > largest ? [`${zip.length} bytes, expected at most ${largest}`] : []),
  ];
}

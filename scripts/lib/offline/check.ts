/** Whether a download works without a server. */
import path from 'node:path';
import {parse} from 'parse5';
import {attribute, elements} from '../../../src/lib/elements';
import {startFile} from './editions';
import type {Files} from './files';

/** Windows ends paths at 260 characters, with the folder that a reader unpacks into. */
const longestPath = 120;
/** Most bytes of a download. */
const largest = 12_000_000;
const plainName = /^[\w./~+-]+$/;

/** What the start file loads, which has to be in the download, and no module. */
function problemsOfStart(files: Files): string[] {
  const all = elements(parse(files.get(startFile)?.toString() ?? ''));
  const loaded = all.filter(({tagName}) => tagName === 'script' || tagName === 'link');
  const missing = loaded
    .flatMap((one) => attribute(one, 'src') ?? attribute(one, 'href') ?? [])
    .filter((address) => !files.has(path.posix.normalize(address)))
    .map((address) => `${startFile}: ${address} leads to no file`);
  const isClassic = loaded.some((one) => attribute(one, 'src') !== undefined);
  const modules = loaded.filter((one) => attribute(one, 'type') === 'module');
  return [
    ...missing,
    ...(isClassic ? [] : [`${startFile}: expected a script of the site`]),
    ...modules.map(() => `${startFile}: a module, which browsers do not load from a disk`),
  ];
}

/** Links of a text in Markdown to files that should be beside it. */
function problemsOfText(name: string, text: string, files: Files): string[] {
  const links = Array.from(text.matchAll(/\]\((?!https?:|mailto:|#)([^)\s#]+)/g), ([, link]) => link!);
  return links
    .filter((link) => !files.has(path.posix.join(path.posix.dirname(name), link)))
    .map((link) => `${name}: ${link} leads to no file`);
}

/**
 * Compares a download with what readers need of it.
 *
 * @param zip - Its bytes, packed.
 * @returns What is wrong, a line each; empty when nothing is.
 */
export function problemsOf(folder: string, files: Files, zip: Uint8Array): string[] {
  const names = [...files.keys()].map((name) => `${folder}/${name}`);
  const lower = names.map((name) => name.toLowerCase());
  const ending = (end: string): [string, string][] =>
    [...files].flatMap(([name, content]) => (name.endsWith(end) ? [[name, content.toString()]] : []));
  return [
    ...problemsOfStart(files),
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

/** Whether a download works without a server. */
import path from 'node:path';
import {parse} from 'parse5';
import {attribute, elements} from '../../../src/lib/elements';
import type {Files} from './files';

/** Windows ends paths at 260 characters, with the folder that a reader unpacks into. */
const longestPath = 120;
/** Most bytes of a download. */
const largest = 12_000_000;
/** Elements that a browser fetches by itself. */
const fetching = new Set(['script', 'link', 'img', 'source', 'iframe', 'object', 'embed', 'video', 'audio']);
const hasScheme = /^[a-z][a-z0-9+.-]*:|^\/\//i;
const plainName = /^[\w./~+-]+$/;

interface Link {
  from: string;
  tag: string;
  href: string;
}

/** Ids of each page, and what its elements lead to. */
function read(files: Files): {ids: Map<string, Set<string>>; links: Link[]; scripts: string[]} {
  const ids = new Map<string, Set<string>>();
  const links: Link[] = [];
  const scripts: string[] = [];
  for (const [from, content] of files) {
    if (!from.endsWith('.html')) {
      continue;
    }
    const all = elements(parse(content.toString()));
    ids.set(from, new Set(all.flatMap((one) => attribute(one, 'id') ?? [])));
    for (const one of all) {
      for (const href of [attribute(one, 'href'), attribute(one, 'src')].filter((value) => value !== undefined)) {
        links.push({from, tag: one.tagName, href});
      }
      if (one.tagName === 'script' && (attribute(one, 'src') === undefined || one.attrs.length > 1)) {
        scripts.push(`${from}: a script that is not one classic file`);
      }
    }
  }
  return {ids, links, scripts};
}

function problemOf({from, tag, href}: Link, files: Files, ids: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  if (hasScheme.test(href)) {
    return fetching.has(tag) && !href.startsWith('data:') ? [`${from}: <${tag}> asks for ${href}`] : [];
  }
  const [file = '', anchor = ''] = href.split('#');
  const name = file === '' ? from : path.posix.join(path.posix.dirname(from), decodeURIComponent(file));
  if (!files.has(name)) {
    return [`${from}: ${href} leads to no file`];
  }
  const isThere = anchor === '' || !ids.has(name) || ids.get(name)!.has(decodeURIComponent(anchor));
  return isThere ? [] : [`${from}: ${href} leads to no place of its file`];
}

/**
 * Compares a download with what readers need of it.
 *
 * @param zip - Its bytes, packed.
 * @returns What is wrong, a line each; empty when nothing is.
 */
export function problemsOf(folder: string, files: Files, zip: Uint8Array): string[] {
  const names = [...files.keys()].map((name) => `${folder}/${name}`);
  const {ids, links, scripts} = read(files);
  const lower = names.map((name) => name.toLowerCase());
  const style = [...files].filter(([name]) => name.endsWith('.css'));
  return [
    ...scripts,
    ...links.flatMap((link) => problemOf(link, files, ids)),
    ...style.flatMap(([name, text]) =>
      /url\(["']?(?:https?:|\/)/.test(text.toString()) ? [`${name}: an address of the site`] : [],
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

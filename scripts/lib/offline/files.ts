/** The files of a download. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {downloadsFolder} from '../../../src/config/downloads';
import {isCompressedCopy, namesBelow} from '../../../src/lib/files';
import {encode, scriptOf} from './data';
import {type Download, startFile} from './downloads';

/** Files of a download by name. */
export type Files = Map<string, Buffer>;

/** Input of a download. */
export interface Source {
  /** The published build, for its Markdown, samples and data. */
  build: string;
  /** The build with the hash router, for its scripts and styles. */
  site: string;
  /** Public address of the site, with the base URL. */
  address: string;
}

/** Files of a build that a page with the hash router fetches. */
const isFetched = (name: string): boolean => /^(?:search-index|compare)\/|\.md$/.test(name);
/** Files of a build to omit, because they are for hosts and programs, or are only fetched. */
const isLeftOut = (name: string): boolean =>
  /^(?:assets|search-index|compare)\/|^_|\.html$|^sitemap\.xml$/.test(name) || name.startsWith(`${downloadsFolder}/`);

/** The Markdown of a page, with relative links. */
const withNearLinks = (text: string, name: string, address: string, has: (name: string) => boolean): string =>
  text.replaceAll(/\]\((https?:[^)\s#]*)/g, (link, target: string) => {
    const file = target.startsWith(address) ? target.slice(address.length) : '';
    return has(file) && !isLeftOut(file) ? `](${path.posix.relative(path.posix.dirname(name), file)}` : link;
  });

/** In a download, the anchor follows a second `#`, which browsers ignore; see client/place.ts. */
const withTargets = (style: string): string => style.replace(/:target(?![-\w])/g, '[data-target]');

/** The start file, which contains all pages. Without a path in the URL, it opens the first page of the download. */
function startPage(html: string, {start}: Download): string {
  const text = `${start.replace(/^\//, '').replace(/\/$/, '/index') || 'docs/index'}.md`;
  const head =
    `<meta http-equiv="Content-Security-Policy" content="connect-src 'none'; object-src 'none'; frame-src 'none'; base-uri 'none'; form-action 'none'">` +
    `<script>location.hash || location.replace('#${start}')</script>`;
  const hint = `<noscript><p>Without JavaScript, read the pages as Markdown. They begin in <a href="${text}">${text}</a>.</p></noscript>`;
  return html.replace('<head>', `<head>${head}`).replace(/<body[^>]*>/, (body) => body + hint);
}

/** Creates the files of all downloads. */
export function commonFiles({build, site, address}: Source): Files {
  const files: Files = new Map();
  const names = existsSync(build) ? namesBelow(build) : [];
  const all = new Set(names);
  const has = (name: string): boolean => all.has(name);
  const add = (name: string, text: string): void => void files.set(name, Buffer.from(text));
  for (const name of names.filter((one) => !isCompressedCopy(one, has))) {
    const content = readFileSync(path.join(build, name));
    if (isFetched(name)) {
      add(scriptOf(name), encode(name, content.toString()));
    }
    if (!isLeftOut(name)) {
      files.set(name, content);
      if (name.endsWith('.md')) {
        add(name, withNearLinks(content.toString(), name, address, has));
      }
    }
  }
  for (const name of namesBelow(site).filter((one) => one.startsWith('assets/'))) {
    const content = readFileSync(path.join(site, name));
    files.set(name, name.endsWith('.css') ? Buffer.from(withTargets(content.toString())) : content);
  }
  const list = `${downloadsFolder}/downloads.json`;
  add(scriptOf(list), encode(list, '[]'));
  if (!has('docs/index.md')) {
    throw new Error(`${build}: expected docs/index.md; build the site first (npm run build)`);
  }
  return files;
}

export const filesOf = (download: Download, common: Files, {site}: Source): Files =>
  new Map([
    ...common,
    [startFile, Buffer.from(startPage(readFileSync(path.join(site, 'index.html'), 'utf8'), download))],
  ]);

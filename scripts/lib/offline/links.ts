/** Where the links of a page lead in a download. Pure but for a look whether a file is there. */
import path from 'node:path';
import {barePath, type Pages, startFile} from './edition';

/** Target of a link. */
export type Target =
  /** A place in the download; `asset` is the file of the build that it needs there. */
  | {href: string; asset?: string}
  /** Nothing that the download has. */
  | undefined;

/** Context for reading links. */
export interface Site {
  /** Base URL of the build, with a slash at both ends. */
  baseUrl: string;
  /** Origin of the build, such as `https://example.org`: links with it are links of the site. */
  origin: string;
  /** Public URL for links to pages outside the download, or undefined. */
  publicOrigin: string | undefined;
  pages: Pages;
  /** Whether the build has a file, by its path below the base URL. */
  hasFile: (name: string) => boolean;
}

const hasScheme = /^[a-z][a-z0-9+.-]*:/i;

/** The way from one file of the download to another. */
export const relativeLink = (from: string, to: string): string => path.posix.relative(path.posix.dirname(from), to);

/** Follows pages that have moved; stops in a circle. */
function moved(pagePath: string, {redirects}: Pages): string {
  const seen = new Set<string>();
  let place = pagePath;
  for (let next = redirects.get(place); next !== undefined && !seen.has(place); next = redirects.get(place)) {
    seen.add(place);
    place = next;
  }
  return place;
}

/**
 * Where a link leads.
 *
 * @param from - File of the page in the download.
 * @param address - Address of the page on the site, which relative links start from.
 */
export function resolve(href: string, from: string, address: string, site: Site): Target {
  if (href.startsWith('#') || href.startsWith('data:')) {
    return {href};
  }
  if ((hasScheme.test(href) || href.startsWith('//')) && !href.startsWith(site.origin + site.baseUrl)) {
    return {href};
  }
  const url = new URL(href, site.origin + address);
  const name = decodeURIComponent(url.pathname.slice(site.baseUrl.length));
  const place = moved(barePath(name), site.pages);
  const page = site.pages.pages.get(place);
  if (page) {
    return {href: `${relativeLink(from, page.file)}${url.hash}`};
  }
  if (place === '') {
    return {href: relativeLink(from, startFile)};
  }
  if (!name.endsWith('.html') && site.hasFile(name)) {
    return {href: relativeLink(from, name) + url.hash, asset: name};
  }
  return site.publicOrigin === undefined ? undefined : {href: site.publicOrigin + url.pathname + url.search + url.hash};
}

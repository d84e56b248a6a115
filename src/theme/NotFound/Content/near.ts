/** Finds the pages that a wrong address may mean. Loaded when somebody meets the not-found page. */
import type {GlobalPluginData} from '@docusaurus/plugin-content-docs/client';
import {distance} from '../../../lib/distance';

export interface Page {
  /** Address with the base URL. */
  path: string;
  /** Path after the version, without leading or trailing slashes: `operations/logging`. */
  rest: string;
  /** Name of the version for readers. */
  version: string;
}

/** All pages of the documentation, those of the current release first. */
export function pagesOf(data: Readonly<Record<string, GlobalPluginData>>): Page[] {
  return Object.values(data)
    .flatMap(({versions}) => [...versions].sort((a, b) => Number(b.isLast) - Number(a.isLast)))
    .flatMap(({label, path: root, docs}) =>
      docs.map(({path}) => ({path, version: label, rest: path.slice(root.length).replaceAll(/^\/|\/$/g, '')})),
    );
}

/** How like a page has to be, from 0 to 1, before it is offered. */
const threshold = 0.74;
const most = 3;

const likeness = (a: string, b: string): number =>
  a === '' || b === '' ? 0 : 1 - distance(a, b) / Math.max(a.length, b.length);

const words = (text: string): string[] => text.split(/[^a-z0-9]+/).filter(Boolean);

/** Relevant part of a URL below the version: lower case, without extension and without leading or trailing slashes. */
const normal = (rest: string): string =>
  rest
    .toLowerCase()
    .replace(/(?:\/index)?(?:\.(?:html?|mdx?))?\/*$/, '')
    .replace(/^\/+/, '');

/** The share of words that two texts have in common; long words may have a fault. */
function commonWords(a: readonly string[], b: readonly string[]): number {
  const isNear = (x: string, y: string): boolean =>
    x === y || (Math.min(x.length, y.length) > 4 && likeness(x, y) >= 0.8);
  const common = a.filter((x) => b.some((y) => isNear(x, y)));
  // Short words alone are not meaningful.
  return common.some((word) => word.length > 2) ? (2 * common.length) / (a.length + b.length) : 0;
}

/** How much an address is like a page: its last part counts, its folder decides between equals. */
function score(wanted: string, page: string): number {
  const slug = (text: string): string => text.split('/').at(-1)!;
  const joined = (text: string): string => words(text).join('');
  const inFolder = wanted.split('/').slice(0, -1).join('/') === page.split('/').slice(0, -1).join('/') ? 0.05 : 0;
  return (
    Math.max(
      likeness(joined(slug(wanted)), joined(slug(page))),
      likeness(joined(wanted), joined(page)),
      commonWords(words(slug(wanted)), words(slug(page))),
    ) + inFolder
  );
}

/** The two versions in an address such as `changes/A/B`, older first. Undefined unless there are exactly two, and the site has both. */
export function nearPair(address: string, pages: readonly Page[]): readonly [from: string, to: string] | undefined {
  const known = new Set(pages.map(({version}) => version.split(' ')[0]!));
  const named = new Set((address.match(/\d+(?:\.\d+)+|next/g) ?? []).filter((name) => known.has(name)));
  const [from, to, ...more] = [...named].sort((a, b) => a.localeCompare(b, 'en', {numeric: true}));
  return from !== undefined && to !== undefined && more.length === 0 ? [from, to] : undefined;
}

/**
 * The pages that an address may mean: the same page of versions that have it, or else up to three near ones; none where nothing is near.
 *
 * @param address - Path below the base URL, without it.
 * @param pages - All pages, those of the current release first.
 */
export function nearPages(address: string, pages: readonly Page[]): Page[] {
  const asked = /^\/?(?:docs\/)?(?:(next|v?\d+(?:\.\d+)+)(?:\/|$))?(.*)$/i.exec(decodeURIComponent(address));
  const version = asked?.[1]?.replace(/^v/i, '').toLowerCase();
  const wanted = normal(asked?.[2] ?? '');
  const same = pages.filter(({rest}) => wanted !== '' && normal(rest) === wanted);
  if (same.length > 0) {
    return same;
  }
  const ofVersion = (page: Page): boolean => page.version.split(' ')[0] === version;
  const own = pages.filter(ofVersion);
  const current = pages.filter((page) => page.version === pages[0]?.version);
  const nearIn = (some: readonly Page[]): Page[] =>
    some
      .map((page) => ({page, like: score(wanted, normal(page.rest))}))
      .filter(({like}) => like >= threshold)
      .sort((a, b) => b.like - a.like)
      .slice(0, most)
      .map(({page}) => page);
  return [own, current, pages].map(nearIn).find((found) => found.length > 0) ?? [];
}

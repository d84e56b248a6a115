/** What a version leaves behind when it goes, and why it cannot. Pure. */
import type {Redirect} from '../../src/config/redirects';
import {followed} from '../../src/config/dropped';
import type {Successor} from './anchors';

/** Address of a page below that of its version. */
const addressOf = (id: string): string => id.replace(/(^|\/)index$/, '$1');

/**
 * The addresses of a version, below its own: those of its pages and groups of pages, and those from which its moved pages redirect.
 *
 * @param published - Addresses that were ever published.
 * @param moved - Redirects that follow from the list of moves.
 */
export const addressesOf = (
  version: string,
  ids: readonly string[],
  moved: readonly Redirect[],
  published: readonly string[],
): string[] =>
  [
    ...new Set([
      ...ids.map(addressOf),
      ...[...moved.map(({from}) => from), ...published.filter((address) => !address.includes('#'))].flatMap(
        (address) => (address.startsWith(`/docs/${version}/`) ? [address.slice(`/docs/${version}/`.length)] : []),
      ),
    ]),
  ].sort();

/**
 * The page that takes the place of an address of the version; moves are followed.
 *
 * @param path - Path of the version of that page, empty for the current release.
 */
export const successorOf = (
  version: string,
  address: string,
  redirects: readonly Redirect[],
  path = '',
): Successor => ({
  from: `${version}/${address}`,
  to: followed(`/docs/${path === '' ? '' : `${path}/`}${address}`, redirects).slice('/docs/'.length),
});

/** The file of a page below the folder of its version; undefined when there is none. */
export const fileOf = (address: string, files: ReadonlySet<string>): string | undefined =>
  [`${address}.md`, `${address}index.md`, `${address}/index.md`].find((file) => files.has(file));

/** Files that readers fetch by an address with the version in it: not pages. */
export const filesOf = (version: string, published: readonly string[]): string[] =>
  published.filter((address) => !address.startsWith('/docs/') && address.split('/')[2] === version);

/**
 * Addresses of the changes from or to the version.
 *
 * @param before - Those that went with other versions.
 */
export const changesWith = (version: string, published: readonly string[], before: readonly string[]): string[] =>
  published.filter(
    (address) =>
      /^\/changes\/[^#]+$/.test(address) &&
      address.slice('/changes/'.length).split('-to-').includes(version) &&
      !before.includes(address),
  );

/** Redirects that a person wrote, and that lead to a page of the version. */
export const redirectsInto = (version: string, redirects: readonly Redirect[], moved: readonly Redirect[]): string[] =>
  redirects
    .filter((one) => one.to.startsWith(`/docs/${version}/`) && !moved.some(({from}) => from === one.from))
    .map(
      ({from, to}) =>
        `src/config/redirects.ts: "${from}" leads to ${to}, which goes; expected a page of the current release`,
    );

/** Lines that name the version: a person reads them. Where a fact comes from stays true. */
export function linesToRead(file: string, text: string, version: string): string[] {
  const name = new RegExp(`(?<![\\d.])${version.replaceAll('.', '\\.')}(?![\\d.]*\\d)`);
  return text
    .split('\n')
    .flatMap((line, index) =>
      name.test(line) && !/^\s*(?:x-)?source:/.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [],
    );
}

/** Versions that are no longer published, from `dropped.json`, which `npm run drop` writes: each of their addresses leads to the release. */
import dropped from '../../dropped.json';
import type {Redirect} from './redirects';

/** A version that was let go. */
export interface Dropped {
  version: string;
  /** Day on which it went, as `2026-11-20`. */
  day: string;
  /** Addresses of its pages below that of the version: `help/`, or nothing for its start page. */
  pages: readonly string[];
  /** Addresses of the changes from or to it, below the base URL. */
  changes?: readonly string[];
}

export const droppedVersions: readonly Dropped[] = dropped;

/**
 * Where an address leads in the end, so that there is one hop, also when the page moves again later.
 *
 * @param list - Redirects; those with a star are not followed.
 */
export function followed(address: string, list: readonly Redirect[]): string {
  const seen = [address];
  for (;;) {
    const to = list.find(({from}) => from === seen.at(-1))?.to;
    if (to === undefined || seen.includes(to)) {
      return seen.at(-1)!;
    }
    seen.push(to);
  }
}

/**
 * The redirects of versions that are gone: each page leads to that of the release, changes to the list of all.
 *
 * @param others - All other redirects.
 * @param present - Names of the versions that are published.
 * @throws Error when a version is in both lists.
 */
export function redirectsOfDropped(
  list: readonly Dropped[],
  others: readonly Redirect[],
  present: readonly string[],
): Redirect[] {
  return list.flatMap(({version, day, pages, changes = []}) => {
    if (present.includes(version)) {
      throw new Error(`dropped.json: "${version}" is in versions.json too; expected a version that is gone`);
    }
    const gone = `Version ${version} is not published any more`;
    return [
      ...pages.map((page) => ({
        from: `/docs/${version}/${page}`,
        to: followed(`/docs/${page}`, others),
        since: day,
        why: `${gone}; the current release has the page.`,
      })),
      ...changes.map((from) => ({from, to: '/changes', since: day, why: `${gone}; the list has the other pairs.`})),
    ];
  });
}

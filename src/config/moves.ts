/** Pages that have moved, from `moves.json`, which `npm run move` writes: their redirects follow, in each version that has the move. */
import moved from '../../moves.json';
import type {Redirect} from './redirects';
import type {DocsVersion} from './versions';

/** A page of the documentation that has another place. */
export interface Move {
  /** Ids of the page, before and after. */
  from: string;
  to: string;
  /** First version with the new place: `next` until it is cut. */
  since: string;
  /** Day of the move, as `2026-11-20`. */
  day: string;
  why: string;
}

export const moves: readonly Move[] = moved;

/** Address of a page below the base URL. */
const addressOf = (path: string, id: string): string =>
  `/docs/${path === '' ? '' : `${path}/`}${id.replace(/(^|\/)index$/, '$1')}`;

/**
 * The redirects of moves: in the unreleased version, and in each release since the first one with the move.
 *
 * @param all - Versions of the site, newest first.
 * @throws Error when a move names a version that the site never had, which would leave it without effect.
 */
export function redirectsOf(list: readonly Move[], all: readonly DocsVersion[]): Redirect[] {
  return list.flatMap(({from, to, since, day, why}) => {
    if (since !== 'next' && !/^\d+\.\d+\.\d+$/.test(since)) {
      throw new Error(`moves.json: "${since}"; expected "next" or a version number as the first version of ${to}`);
    }
    const has = ({name, isReleased}: DocsVersion): boolean =>
      !isReleased || (since !== 'next' && name.localeCompare(since, 'en', {numeric: true}) >= 0);
    return all.filter(has).map(({path}) => ({from: addressOf(path, from), to: addressOf(path, to), since: day, why}));
  });
}

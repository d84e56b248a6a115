import {comparePath, shareBetween, type Shares} from '@site/src/plugins/versions/shares';

/** A page in one version, as seen from another version. */
export interface Station {
  version: string;
  state: 'here' | 'same' | 'changed' | 'missing';
  /** Of changed words, as short as possible. */
  share?: string;
  /** The page if its text is the same, otherwise the comparison of the older version with the newer one. Below the base URL. */
  to?: string;
}

/**
 * A page in each version, oldest first.
 *
 * @param own - Version of the page that the reader sees.
 * @param pathIn - Address of the page in a version that has it.
 */
export const stationsOf = (
  shares: Shares,
  id: string,
  own: string,
  pathIn: (version: string) => string | undefined,
): Station[] =>
  [...shares.versions].reverse().map((version, index, all) => {
    const share = shareBetween(shares, id, own, version);
    if (version === own) {
      return {version, state: 'here'};
    }
    if (share === undefined) {
      return {version, state: 'missing'};
    }
    if (share === 0) {
      return {version, state: 'same', to: pathIn(version)!};
    }
    const pair = index < all.indexOf(own) ? ([version, own] as const) : ([own, version] as const);
    return {version, state: 'changed', share: share < 1 ? '<1%' : `${share}%`, to: comparePath(id, ...pair)};
  });

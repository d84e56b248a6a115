import {describe, expect, it} from 'vitest';
import {stationsOf} from './stations';

const shares = {
  versions: ['next', '2.0.0', '1.0.0'],
  pages: {
    everywhere: [[0, 12], [0.5]],
    only: [[null, null], [null]],
    late: [[3, null], [null]],
  },
};
const seen = (id: keyof typeof shares.pages, own: string): string[] =>
  stationsOf(shares, id, own, (version) => `/docs/${version}/${id}`).map(({version, state, share = '', to = ''}) =>
    [version, state, share, to].filter(Boolean).join(' '),
  );

describe('the versions of a page', () => {
  it('are in the order of time, and the same text leads to the page, another one to the comparison with the newer version', () => {
    expect(seen('everywhere', '2.0.0')).toEqual([
      '1.0.0 changed <1% /compare?page=everywhere&from=1.0.0&to=2.0.0',
      '2.0.0 here',
      'next same /docs/next/everywhere',
    ]);
  });

  it('are all later ones for the oldest, and all earlier ones for the newest', () => {
    expect(seen('everywhere', '1.0.0')).toEqual([
      '1.0.0 here',
      '2.0.0 changed <1% /compare?page=everywhere&from=1.0.0&to=2.0.0',
      'next changed 12% /compare?page=everywhere&from=1.0.0&to=next',
    ]);
    expect(seen('everywhere', 'next')).toEqual([
      '1.0.0 changed 12% /compare?page=everywhere&from=1.0.0&to=next',
      '2.0.0 same /docs/2.0.0/everywhere',
      'next here',
    ]);
  });

  it('without the page have no link', () => {
    expect(seen('late', '2.0.0')).toEqual([
      '1.0.0 missing',
      '2.0.0 here',
      'next changed 3% /compare?page=late&from=2.0.0&to=next',
    ]);
    expect(seen('only', '1.0.0')).toEqual(['1.0.0 here', '2.0.0 missing', 'next missing']);
  });
});

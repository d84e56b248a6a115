import {describe, expect, it} from 'vitest';
import {redirectsOf} from './moves';
import {describeVersions} from './versions';

const versions = describeVersions(['3.0.0', '2.0.0', '1.0.0']);
const move = {from: 'a/old', to: 'b/index', since: 'next', day: '2026-11-20', why: 'Better place.'};
const leads = (since: string): string[] =>
  redirectsOf([{...move, since}], versions).map(({from, to}) => `${from} ${to}`);

describe('the redirects of a move', () => {
  it('are those of the unreleased version until it is cut', () => {
    expect(leads('next')).toEqual(['/docs/next/a/old /docs/next/b/']);
  });

  it('are those of each version since the first one with it, also when that is the release no more', () => {
    expect(leads('2.0.0')).toEqual([
      '/docs/next/a/old /docs/next/b/',
      '/docs/a/old /docs/b/',
      '/docs/2.0.0/a/old /docs/2.0.0/b/',
    ]);
  });

  it('need a version', () => {
    expect(() => leads('soon')).toThrow('moves.json: "soon"; expected "next" or a version number');
  });
});

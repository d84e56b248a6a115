import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {readPublished, resolves} from '../../scripts/lib/release/publishedUrls';
import {redirectLine} from '../../src/config/redirects';
import {versions} from '../../src/config/versions';
import {builds} from '../builds';
import {present} from './pages';

const file = 'history/published-urls.txt';
const {folder} = builds.default;

/** How to keep each address that is gone. Anchors of pages that are gone follow the redirect. */
const adviceFor = (gone: readonly string[]): string[] =>
  gone
    .filter((address) => !address.includes('#') || !gone.includes(address.split('#')[0]!))
    .map((address) => {
      const [, anchor] = address.split('#');
      const isFile = /\.\w+$/.test(address) && !address.startsWith('/docs/') && !address.startsWith('/changes/');
      if (anchor !== undefined) {
        return `${address}: put <a id="${anchor}"></a> above what took its place`;
      }
      return isFile
        ? `${address}: keep a copy as static${address}`
        : `src/config/redirects.ts: ${redirectLine({from: address, to: '...', why: '...'})}`;
    });

describe('history/published-urls.txt', () => {
  const published = readPublished(readFileSync(file, 'utf8'));
  it('lists URLs below the base URL, sorted and unique', () => {
    expect(published).toEqual([...new Set(published)].sort());
    expect(published.filter((address) => !/^\/[^\s]*$/.test(address))).toEqual([]);
    expect(published.length).toBeGreaterThan(1000);
  });

  it('contains only URLs that resolve or redirect', () => {
    const gone = published.filter((address) => !resolves(address, folder, present));
    expect(adviceFor(gone)).toEqual([]);
  });
});

describe('the next version', () => {
  const prefixes = versions.filter(({path}) => path !== '').map(({path}) => `/docs/${path}/`);
  const ofRelease = [...present].filter(
    (address) => address.startsWith('/docs/') && !prefixes.some((prefix) => address.startsWith(prefix)),
  );

  it('has every page and anchor of the release, whose URLs it takes over when it is cut', () => {
    const later = ofRelease.map((address) => address.replace('/docs/', '/docs/next/'));
    expect(later.length).toBeGreaterThan(500);
    const missing = later.filter((address) => !resolves(address, folder, present));
    expect(adviceFor(missing)).toEqual([]);
  });
});

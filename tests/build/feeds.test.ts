import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'parse5';
import {describe, expect, it} from 'vitest';
import released from '../../versions.json';
import {publishedAddresses, resolves} from '../../scripts/lib/release/publishedUrls';
import {feedFiles} from '../../src/config/feeds';
import {attribute, elements} from '../../src/lib/elements';
import {builds} from '../builds';

const {folder, baseUrl} = builds.default;
const read = (file: string): string => readFileSync(path.join(folder, file), 'utf8');
const present = new Set(publishedAddresses(folder, baseUrl));

describe('the feeds of the site', () => {
  it('are named by each page, and by the headers of the start page', () => {
    const links = elements(parse(read('docs/index.html'))).filter(({tagName}) => tagName === 'link');
    const named = links.filter((link) => attribute(link, 'rel') === 'alternate').map((link) => attribute(link, 'href'));
    const files = feedFiles.map(({file}) => `${baseUrl}${file}`);
    expect(named).toEqual(expect.arrayContaining(files));
    for (const file of files) {
      expect(read('_headers')).toContain(`<${file}>; rel="alternate"`);
      expect(read('_nginx/http.conf')).toContain(`<${file}>; rel=\\"alternate\\"`);
    }
  });

  it.each(feedFiles.map(({file}) => file))('%s leads to pages that are there', (file) => {
    const text = read(file);
    const links = Array.from(
      text.matchAll(/<link href="([^"]+)"\/>|<guid>([^<]+)<\/guid>/g),
      ([, atom, rss]) => new URL((atom ?? rss)!).pathname,
    );
    expect(links.length).toBeGreaterThan(0);
    const lost = links
      .map((link) => link.slice(baseUrl.length - 1))
      .filter((link) => !resolves(link, folder, present) && !existsSync(path.join(folder, link, 'index.html')));
    expect(lost).toEqual([]);
    expect(text).not.toContain('1970');
  });

  it('have each released version', () => {
    for (const version of released) {
      expect(read('releases.atom')).toContain(`<id>${new URL(`${baseUrl}docs/${version}/`, siteOf()).href}</id>`);
    }
  });
});

/** Where the build says that it is. */
function siteOf(): string {
  const meta = elements(parse(read('index.html'))).find(
    (one) => one.tagName === 'meta' && attribute(one, 'property') === 'og:url',
  );
  return attribute(meta!, 'content')!;
}

import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {site} from '../../src/config/site';
import {versions} from '../../src/config/versions';
import {attribute} from '../../src/lib/elements';
import {builds} from '../builds';
import {builtPages, withoutRedirects} from './pages';

const {folder, baseUrl} = builds.default;
const pages = withoutRedirects(builtPages()).map(({file, elements}) => ({
  file,
  meta: (name: string): (string | undefined)[] =>
    elements
      .filter((one) => one.tagName === 'meta' && [attribute(one, 'property'), attribute(one, 'name')].includes(name))
      .map((one) => attribute(one, 'content')),
}));
const prefix = site.url + baseUrl;

describe('the picture for links', () => {
  it('is named once by each page, with its text and size', () => {
    expect(pages.length).toBeGreaterThan(200);
    const wrong = pages.filter(
      ({meta}) =>
        meta('og:image').length !== 1 ||
        !meta('og:image:alt')[0]?.startsWith('jadice flow: Documentation') ||
        meta('og:image:width')[0] !== '1200' ||
        meta('og:image:height')[0] !== '630' ||
        meta('twitter:card')[0] !== 'summary_large_image',
    );
    expect(wrong.map(({file}) => file)).toEqual([]);
  });

  it('is there, one for each version and one for other pages', () => {
    const named = [...new Set(pages.flatMap(({meta}) => meta('og:image')))].map((address) => address ?? '');
    expect(named.filter((address) => !address.startsWith(prefix))).toEqual([]);
    const files = named.map((address) => path.join(folder, address.slice(prefix.length)));
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
    expect(files.length).toBe(versions.length + 1);
    // Each another picture.
    expect(new Set(files.map((file) => readFileSync(file).toString('base64'))).size).toBe(files.length);
  });
});

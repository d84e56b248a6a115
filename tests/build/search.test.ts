import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {describe, expect, it} from 'vitest';
import {filesBelow} from '../../src/lib/files';
import {attribute} from '../../src/lib/elements';
import {loadProduct} from '../../src/facts/load/load';
import {searchQuestions} from '../../src/facts/publish/errorPatterns';
import {factVersions} from '../../src/facts/versions';
import {indexFolder, type Manifest, manifestPath} from '../../src/search/settings';
import type {SearchIndex} from '../../src/search/records/types';
import {builds} from '../builds';
import {pages as allPages} from './pages';

/** Bytes of an index, with brotli, for each byte of its pages as Markdown: words cost nothing more than themselves. */
const share = 0.16;
const {folder, baseUrl} = builds.default;

const compressed = (file: string): number => brotliCompressSync(readFileSync(path.join(folder, file))).length;
const read = (file: string): unknown => JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
const manifest = read(manifestPath) as Manifest;
const indexes = Object.entries(manifest.files);

describe('the search index', () => {
  it('has a file for each version and one for other pages', () => {
    const versions = JSON.parse(readFileSync('versions.json', 'utf8')) as string[];
    expect(Object.keys(manifest.files).sort()).toEqual(
      ['default', ...[...versions, 'current'].map((name) => `docs-default-${name}`)].sort(),
    );
  });

  it.each(indexes)('of "%s" is complete and lists existing pages', (name, file) => {
    const {tag, pages} = read(file) as SearchIndex;
    expect(tag).toBe(name);
    expect(pages.length).toBeGreaterThan(0);
    const missing = pages.filter(({path: page}) =>
      [`${page}.html`, `${page}/index.html`].every((name) => !existsSync(path.join(folder, name))),
    );
    expect(missing.map(({path: page}) => page)).toEqual([]);
  });

  it('has a section in some version for each reader question', () => {
    const known = new Set(
      indexes.flatMap(([tag, file]) => {
        const start = tag === 'docs-default-current' ? 'docs/next/' : tag.replace(/^docs-default-(.*)$/, 'docs/$1/');
        const {errorPatterns = []} = read(file) as SearchIndex;
        return errorPatterns.map(({to}) => (to.startsWith(start) ? `docs/${to.slice(start.length)}` : to));
      }),
    );
    const {'search-questions': questions} = loadProduct(factVersions);
    const lost = searchQuestions(questions, 'docs')
      .map(({to}) => to)
      .filter((place) => !known.has(place));
    expect(lost, 'product/search-questions.yaml names places that no version has').toEqual([]);
  });

  it.each(indexes)('of "%s" stays in proportion to its text', (_tag, file) => {
    const texts = (read(file) as SearchIndex).pages
      .map(({path: page}) => path.join(folder, `${page}.md`))
      .filter((text) => existsSync(text));
    const text = texts.reduce((sum, one) => sum + statSync(one).size, 0);
    expect(text).toBeGreaterThan(0);
    expect(compressed(file) / text, 'see "When a budget fails" in CONTRIBUTING.md').toBeLessThanOrEqual(share);
  });
});

it('the page of results is not indexed, but its links are followed', () => {
  const page = allPages.find(({file}) => /^search(?:\/index)?\.html$/.test(file));
  const robots = page?.elements.filter((one) => attribute(one, 'name') === 'robots');
  expect(robots?.map((one) => attribute(one, 'content'))).toEqual(['noindex, follow']);
});

it('before search is opened, a page loads no file of the dialog, worker or index', () => {
  const ofSearch = filesBelow(folder)
    .map((file) => path.relative(folder, file).replaceAll('\\', '/'))
    .filter((file) => file.startsWith(`${indexFolder}/`) || /search|docsearch/i.test(path.basename(file)))
    .map((file) => `${baseUrl}${file}`);
  expect(ofSearch.length).toBeGreaterThan(indexes.length);
  const found = allPages.flatMap(({file, elements}) =>
    elements
      .flatMap((element) => [attribute(element, 'src'), attribute(element, 'href')])
      .filter((address) => address !== undefined && /\.(js|css|json)$/.test(address) && ofSearch.includes(address))
      .map((address) => `${file}: ${address}`),
  );
  expect(found).toEqual([]);
});

import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {folder as build} from '../../../tests/folder';
import {versionPages} from './readPages';

function write(name: string, html: string): void {
  const file = path.join(build, 'docs', name);
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, html);
}

it('reads the pages in the order of the list', () => {
  const text = '<div class="theme-doc-markdown markdown"><h1>Title</h1></div>';
  const crumbs = '<ul><li class=breadcrumbs__item>Group<li class=breadcrumbs__item>Page</ul>';
  const page = `<link rel=stylesheet href=/s/x.css>${crumbs}${text}`;
  ['index.html', 'b/index.html', 'a/index.html'].forEach((name) => write(name, page));
  const sources = ['index', 'b', 'a/index'].map((name) => `Source: https://example.org/s/docs/${name}.md`);
  write('llms-full.txt', sources.join('\n\ntext\n\n'));
  const pages = versionPages(build, '/s/', '');
  expect(pages.map(({address}) => address)).toEqual(['/s/docs', '/s/docs/b', '/s/docs/a']);
  expect(pages[1]).toMatchObject({group: 'Group', sheets: ['<link rel="stylesheet" href="/s/x.css">']});
});

it('names the list that is missing', () => {
  expect(() => versionPages(build, '/s/', '')).toThrow(/llms-full\.txt: expected .*build the site first/);
});

it.each(['<h1>No text</h1>', undefined])('names the page without a text: %s', (html) => {
  write('llms-full.txt', 'Source: https://example.org/s/docs/a.md');
  if (html) {
    write('a/index.html', html);
  }
  expect(() => versionPages(build, '/s/', '')).toThrow(/docs\/a\/index\.html: expected the text of a page/);
});

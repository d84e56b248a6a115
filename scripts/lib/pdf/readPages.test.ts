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

it('reads the pages in the order of the list, without lists of a category', () => {
  const crumbs = '<ul><li class=breadcrumbs__item>Group<li class=breadcrumbs__item>Page</ul>';
  const page = `<link rel=stylesheet href=/s/x.css>${crumbs}<div class="theme-doc-markdown markdown"><h1>Title</h1></div>`;
  ['index.html', 'b/index.html', 'a/index.html'].forEach((name) => write(name, page));
  write('list/index.html', '<h1>List</h1>');
  const sources = ['index', 'b', 'list', 'a/index'].map((name) => `Source: https://example.org/s/docs/${name}.md`);
  write('llms-full.txt', sources.join('\n\ntext\n\n'));
  const pages = versionPages(build, '/s/', '');
  expect(pages.map(({address}) => address)).toEqual(['/s/docs', '/s/docs/b', '/s/docs/a']);
  expect(pages[1]).toMatchObject({group: 'Group', sheets: ['/s/x.css']});
});

it('names a page whose text is missing', () => {
  write('a/index.html', '<html class="docs-wrapper docs-doc-id-a"><h1>Title</h1>');
  write('llms-full.txt', 'Source: https://example.org/s/docs/a.md');
  expect(() => versionPages(build, '/s/', '')).toThrow(/a\/index\.html: has no element .*theme-doc-markdown/);
});

it('names the list that is missing', () => {
  expect(() => versionPages(build, '/s/', '')).toThrow(/llms-full\.txt: expected .*build the site first/);
});

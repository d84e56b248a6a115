import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {versionPages} from './readPages';

let build = '';
beforeEach(() => void (build = mkdtempSync(path.join(tmpdir(), 'pages-'))));
afterEach(() => rmSync(build, {recursive: true}));

function write(name: string, title: string, next?: string): void {
  const file = path.join(build, 'docs', name);
  mkdirSync(path.dirname(file), {recursive: true});
  const button = next ? `<a class="pagination-nav__link pagination-nav__link--next" href="/s/docs/${next}">` : '';
  const crumbs = '<ul><li class=breadcrumbs__item>Group<li class=breadcrumbs__item>Page</ul>';
  writeFileSync(
    file,
    `<link rel=stylesheet href=/s/x.css>${crumbs}<div class="theme-doc-markdown markdown"><h1>${title}</h1></div>${button}`,
  );
}

it('reads the pages in the order of the buttons, then other pages of the version, without redirects', () => {
  write('index.html', 'Start', 'b');
  write('b.html', 'B', 'a/');
  write('a/index.html', 'A');
  write('help.html', 'Help');
  write('1.0/index.html', 'Old');
  writeFileSync(path.join(build, 'docs/old.html'), '<meta http-equiv=refresh content="0">');
  const pages = versionPages(build, '/s/', '', ['1.0']);
  expect(pages.map(({address}) => address)).toEqual(['/s/docs', '/s/docs/b', '/s/docs/a', '/s/docs/help']);
  expect(pages[1]).toMatchObject({group: 'Group', sheets: ['/s/x.css']});
  expect(versionPages(build, '/s/', '1.0', ['1.0']).map(({address}) => address)).toEqual(['/s/docs/1.0']);
});

it('names the page that is missing, and a circle', () => {
  expect(() => versionPages(build, '/s/', '', [])).toThrow(/expected the page \/s\/docs\/; build the site first/);
  write('index.html', 'Start', 'b');
  write('b.html', 'B', '');
  expect(() => versionPages(build, '/s/', '', [])).not.toThrow();
  write('b.html', 'B', 'b');
  expect(() => versionPages(build, '/s/', '', [])).toThrow(/lead in a circle, back to \/s\/docs\/b/);
});

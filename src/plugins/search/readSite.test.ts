import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'parse5';
import {beforeEach, describe, expect, it} from 'vitest';
import {folder as outDir} from '../../../tests/folder';
import {readArticle} from '../../article/read';
import {readSite} from './readSite';
import {indexFiles} from '../../search/records/files';
import {indexesOf} from '../../search/records/indexes';
import {recordsOf} from '../../search/records/records';

const rules = {fallbackSection: 'Documentation', skippedHeadings: [], skippedPages: ['blog/archive']};
const html = (tag: string, title: string, text: string): string =>
  `<!doctype html><html lang=en><head><link rel=canonical href=/x><meta name="docsearch:docusaurus_tag" content="${tag}"></head><body><main><h1>${title}</h1><h2 id=part>Part</h2><p>${text}</p></main></body></html>`;

const read = (file: string): ReturnType<typeof readArticle> => readArticle(parse(readFileSync(file, 'utf8')));

function write(route: string, content: string): void {
  const file = path.join(outDir, route, 'index.html');
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, content);
}

beforeEach(() => {
  write('docs/b', html('docs-default-2.0.0', 'B', 'text of b'));
  write('docs/a', html('docs-default-2.0.0', 'A', 'text of a'));
  write('blog/post', html('default', 'Post', 'news'));
  write('blog/archive', html('default', 'Archive', 'list'));
  write('blog/tags/x', html('blog_tags_posts', 'Tag', 'list'));
});

const files = ['404.html', 'blog/archive', 'blog/post', 'blog/tags/x', 'docs/a', 'docs/b'];
const routes = files.map((file) => `/site/${file}`);
const indexes = (): ReturnType<typeof indexesOf> =>
  indexesOf(readSite({outDir, baseUrl: '/site/', routes}, read, rules), ['docs/b', 'docs/a']);

describe('a tiny built site', () => {
  it('becomes an index for each version and one for other pages, in sidebar order', () => {
    expect(indexes().map(({tag, pages}) => [tag, pages.map(({path: page}) => page)])).toEqual([
      ['default', ['blog/post']],
      ['docs-default-2.0.0', ['docs/b', 'docs/a']],
    ]);
  });

  it('creates records with hierarchy, URL, anchor, language and tag', () => {
    const records = recordsOf(indexes()[1]!, 'https://example.com/site/');
    expect(records[2]).toEqual({
      objectID: 'docs/b#part/2',
      hierarchy: {lvl0: 'Documentation', lvl1: 'B', lvl2: 'Part', lvl3: null, lvl4: null, lvl5: null, lvl6: null},
      content: 'text of b',
      type: 'content',
      url: 'https://example.com/site/docs/b#part',
      url_without_anchor: 'https://example.com/site/docs/b',
      anchor: 'part',
      language: 'en',
      docusaurus_tag: 'docs-default-2.0.0',
      position: [0, 2],
    });
  });

  it('creates the same bytes and file names only for the same content', () => {
    const first = [...indexFiles(indexes())];
    expect([...indexFiles(indexes())]).toEqual(first);
    write('docs/a', html('docs-default-2.0.0', 'A', 'changed'));
    const changed = [...indexFiles(indexes())];
    expect(changed[0]).toEqual(first[0]);
    expect(changed[1]![0]).not.toBe(first[1]![0]);
  });

  it('names the page whose file is missing', () => {
    expect(() => readSite({outDir, baseUrl: '/site/', routes: ['/site/docs/none']}, read, rules)).toThrow(
      '/site/docs/none',
    );
  });
});

import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {DefaultTreeAdapterTypes as Tree} from 'parse5';
import {describe, expect, it} from 'vitest';
import {filesBelow} from '../../scripts/lib/files';
import {versions} from '../../src/config/versions';
import {builds} from '../builds';
import {type BuiltPage, pages, textOf} from './pages';

/**
 * Checks of the Agent-Friendly Documentation Spec 0.3.0 that no other test holds; `src/plugins/markdown/README.md` lists them. Its limits are in
 * characters: a page passes below the first, and fails from the second on.
 */
const limits = {pass: 50_000, fail: 100_000};

const {folder} = builds.default;
const read = (file: string): string => readFileSync(path.join(folder, file), 'utf8');
const lists = ['llms.txt', ...versions.map((version) => path.posix.join('docs', version.path, 'llms.txt'))];
const twins = filesBelow(folder)
  .map((file) => path.relative(folder, file).replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.md'));
const docs = pages.filter(({file}) => file.startsWith('docs/'));
const tag = ({elements}: BuiltPage, name: string): Tree.Element | undefined =>
  elements.find(({tagName}) => tagName === name);
/** What is left of an element when its marks are taken away, as programs do that read HTML. */
const plain = (node: Tree.ChildNode): string => {
  const isText = !('tagName' in node) || !['script', 'style', 'svg'].includes(node.tagName);
  return (isText ? ('childNodes' in node ? node.childNodes.map(plain).join(' ') : textOf(node)) : '').replace(
    /\s+/g,
    ' ',
  );
};
describe('for agents', () => {
  it.each(lists)('%s has title, summary and sections, in one fetch', (list) => {
    const text = read(list);
    expect(text).toMatch(/^# \S.*\n\n> \S/);
    expect(text).toMatch(/^## \S/m);
    expect(text.length).toBeLessThan(limits.pass);
  });

  it('each text of a documentation page leads to the list of its version, at its start', () => {
    const own = twins.filter((file) => file.startsWith('docs/'));
    expect(own.length).toBeGreaterThan(150);
    expect(own.filter((file) => !read(file).slice(0, 1500).includes('/llms.txt'))).toEqual([]);
  });

  it('texts fit into a fetch, all but those that are known to be long', () => {
    const long = twins.filter((file) => read(file).length >= limits.pass);
    expect(twins.filter((file) => read(file).length >= limits.fail)).toEqual([]);
    // Pages that are looked up, not read, one with long manifests, and a list of all names.
    expect(
      long.filter(
        (file) => !/^(?:configuration|names)\.md$|\/(?:maintenance|troubleshooting|install-kubernetes)\.md$/.test(file),
      ),
    ).toEqual([]);
  });

  it('pages have their text without a script, fit into a fetch and begin early', () => {
    const found = docs.map((page) => {
      const body = plain(tag(page, 'body')!);
      const main = plain(tag(page, 'main')!).trim();
      return {file: page.file, size: body.length, text: main.length, start: body.indexOf(main.slice(0, 100))};
    });
    expect(found.filter(({text}) => text < 200)).toEqual([]);
    expect(found.filter(({size}) => size >= limits.fail)).toEqual([]);
    // Navigation and list of pages come first; a short page has more of it than of text.
    expect(found.filter(({start}) => start < 0 || start > 1000)).toEqual([]);
  });
});

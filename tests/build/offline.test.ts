import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {unzipSync} from 'fflate';
import type {Nodes} from 'mdast';
import {type DefaultTreeAdapterTypes as Tree, parse} from 'parse5';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {beforeAll, describe, expect, it} from 'vitest';
import {shareOfWords} from '../../scripts/lib/pdf/check';
import {problemsOf} from '../../scripts/lib/offline/check';
import {editionsOf} from '../../scripts/lib/offline/edition';
import {filesOf, type Files} from '../../scripts/lib/offline/files';
import {packZip} from '../../scripts/lib/offline/pack';
import {versions} from '../../src/config/versions';
import {attribute, elements} from '../../src/lib/elements';
import {builds} from '../builds';
import {versionLinks} from './pages';

const {folder: build, baseUrl} = builds.default;
const origin = 'https://levigo.github.io';
const time = new Date('2026-01-31T23:30:00Z');
const editions = editionsOf(versions);
const editionOf = (name: string) => editions.find((one) => one.name === name)!;
const filesFor = (name: string, publicOrigin?: string): Promise<Files> =>
  filesOf(editionOf(name), {build, baseUrl, origin, publicOrigin, versions});
/** Where the links of the menu of versions lead; undefined for plain text. */
const versionMenu = (files: Files): (string | undefined)[] =>
  versionLinks(parse(files.get('START-HERE.html')!.toString())).map((one) => attribute(one, 'href'));
/**
 * All text of a file without any script, with white space where it starts a new box. Captions of cells and tabs stand in attributes; style
 * keeps pieces of code apart that follow each other.
 */
function shownIn(node: Tree.Node): string {
  if ('value' in node) {
    return node.value;
  }
  const isText = 'childNodes' in node && !['script', 'style'].includes(node.nodeName);
  const text = isText ? node.childNodes.map(shownIn).join('') : '';
  const names = 'tagName' in node ? ['data-label', 'aria-label'].flatMap((name) => attribute(node, name) ?? []) : [];
  const next = 'parentNode' in node && node.parentNode?.childNodes[node.parentNode.childNodes.indexOf(node) + 1];
  const box = /^(?:a|b|code|dfn|em|i|span|strong|wbr)$/.test(node.nodeName) ? '' : ' ';
  const apart = node.nodeName === 'code' && next && next.nodeName === 'code' ? ' ' : '';
  return `${names.map((name) => ` ${name} `).join('')}${box}${text}${box}${apart}`;
}
const markdown = unified().use(remarkParse).use(remarkGfm).use(remarkFrontmatter);
/** Words of a text in Markdown, without its head. */
function wordsIn(node: Nodes): string {
  if (node.type === 'yaml' || node.type === 'html') {
    return '';
  }
  const text = 'value' in node ? node.value : 'children' in node ? node.children.map(wordsIn).join('') : '';
  return ['text', 'inlineCode', 'strong', 'emphasis', 'link'].includes(node.type) ? text : ` ${text} `;
}
/** The text of a page as the site gives it to programs, without the line that leads them; undefined for lists of pages. */
function twinOf(file: string, start: string): string | undefined {
  const bare = file === 'START-HERE.html' ? start : file.replace(/\.html$/, '');
  const found = [`${bare}.md`, path.posix.join(bare, 'index.md')].find((name) => existsSync(path.join(build, name)));
  const text = found && readFileSync(path.join(build, found), 'utf8').replace(/^> This page is for .*$/m, '');
  return text && wordsIn(markdown.parse(text));
}
const oldest = editions[versions.length - 1]!.name;

describe.each(editions.map(({name}) => name))('the download "%s"', (name) => {
  let files: Files;
  beforeAll(async () => void (files = await filesFor(name)));

  it('works without a server', () => {
    const zip = packZip('jadice-flow', files, time);
    expect(problemsOf(`jadice-flow-${name}`, files, zip)).toEqual([]);
    expect(Object.keys(unzipSync(zip))).toHaveLength(files.size);
  });

  it('has the text of the site without any script', () => {
    const shares = [...files]
      .filter(([file]) => file.endsWith('.html'))
      .flatMap(([file, html]) => {
        const twin = twinOf(file, editionOf(name).start);
        return twin === undefined ? [] : [{file, share: shareOfWords(twin, shownIn(parse(html.toString())))}];
      });
    expect(shares.length).toBeGreaterThan(30 * editionOf(name).versions.length);
    expect(shares.filter(({share}) => share < 0.99)).toEqual([]);
  });

  it('has each page of its versions', () => {
    const pages = [...files.keys()].filter((file) => file.endsWith('.html'));
    expect(pages.length).toBeGreaterThan(30 * editionOf(name).versions.length);
    expect(pages).toContain('START-HERE.html');
  });
});

it('is the same in each run', async () => {
  const [first, second] = await Promise.all([filesFor(oldest), filesFor(oldest)]);
  expect(Buffer.compare(packZip('a', first, time), packZip('a', second, time))).toBe(0);
});

it('has neither the menu of tools nor the page menu, whose entries would lead nowhere', async () => {
  const pages = [...(await filesFor(oldest))].filter(([name]) => name.endsWith('.html'));
  expect(pages.length).toBeGreaterThan(20);
  const menus = pages.flatMap(([name, content]) =>
    elements(parse(content.toString()))
      .map((one) => (attribute(one, 'class') ?? '').split(' '))
      .filter((classes) => classes.includes('page-commands') || classes.includes('dropdown'))
      .map((classes) => `${name}: ${classes.join(' ')}`),
  );
  // One menu is left: that of the versions.
  expect(menus.filter((menu) => !menu.includes('dropdown--right'))).toEqual([]);
  expect(menus).toHaveLength(pages.length);
});

it('leads to other versions on a public address only', async () => {
  const here = versionMenu(await filesFor(oldest));
  expect(here.filter((href) => href !== undefined)).toEqual(['START-HERE.html']);
  const linked = versionMenu(await filesFor(oldest, 'https://docs.example.com'));
  expect(linked).not.toContain(undefined);
  expect(linked).toContain(`https://docs.example.com${baseUrl}docs/`);
  const all = versionMenu(await filesFor('all'));
  expect(all.filter((href) => href === undefined || /^https?:/.test(href))).toEqual([]);
});

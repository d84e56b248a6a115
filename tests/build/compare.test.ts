import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import type {Nodes, Root} from 'mdast';
import {type DefaultTreeAdapterTypes as Tree, parseFragment} from 'parse5';
import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {describe, expect, it} from 'vitest';
import {factName} from '../../src/facts/versions';
import {attribute, elements, textOf as textOfElement} from '../../src/lib/elements';
import ComparisonView from '../../src/plugins/versions/client/compare/view';
import {compareTexts} from '../../src/plugins/versions/compare';
import {blocksIn, type PageTexts, textsPath} from '../../src/plugins/versions/pageTexts';
import {markdownAddress} from '../../src/lib/markdownAddress';
import {builds} from '../builds';
import {changesPath, docPath, inventory} from '../inventory';
import {isNight} from '../night';

const {folder} = builds.default;
const read = (name: string): string => readFileSync(path.join(folder, name), 'utf8');
const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

const markdown = unified().use(remarkParse).use(remarkGfm).use(remarkFrontmatter);

/** Text of a Markdown copy: what is a block of its own is apart. */
function textOf(node: Nodes): string {
  if (node.type === 'code') {
    return ` ${/title="(.*)"/.exec(node.meta ?? '')?.[1] ?? ''} ${node.value} `;
  }
  const text = 'value' in node ? node.value : 'children' in node ? node.children.map(textOf).join('') : '';
  return ['text', 'inlineCode', 'strong', 'emphasis', 'link', 'delete'].includes(node.type) ? text : ` ${text} `;
}

/** The pages, each with the versions that have it, newest first. */
const pages = [...new Set(inventory.flatMap(({docs}) => docs))].map((id) => ({
  id,
  versions: inventory.filter(({docs}) => docs.includes(id)).map(({name}) => factName(name)),
}));

/** Address of a page of a version, below the base URL. */
const addressOf = (version: string, id: string): string =>
  docPath(
    inventory.find(({name}) => factName(name) === version)!,
    id,
  );

/** The Markdown copy of a page, without its head and the line for agents. */
function copyTree(version: string, id: string): Root {
  const tree = markdown.parse(read(markdownAddress(addressOf(version, id))));
  return {...tree, children: tree.children.slice(2)};
}

/** What a page shows without some elements: the text of one version of a comparison. */
function shownWithout(node: Tree.Node, tags: readonly string[]): string {
  if ('tagName' in node && (tags.includes(node.tagName) || /only-heard/.test(attribute(node, 'class') ?? ''))) {
    return '';
  }
  const text =
    'value' in node
      ? node.value
      : 'childNodes' in node
        ? node.childNodes.map((one) => shownWithout(one, tags)).join('')
        : '';
  return 'tagName' in node && /^(div|p|h\d|td|th|tr|table|code)$/.test(node.tagName) && !isInline(node)
    ? ` ${text} `
    : text;
}

/** Code inside of a text, not a line of a sample. */
const isInline = ({tagName, attrs}: Tree.Element): boolean => tagName === 'code' && attrs.length === 0;

/** Takes what stands on the other side out of a comparison side by side. */
function keepSide(node: Tree.Node, side: 'old' | 'new'): void {
  if (!('childNodes' in node)) {
    return;
  }
  if ('tagName' in node && /(^|_)row_/.test(attribute(node, 'class') ?? '')) {
    node.childNodes = [node.childNodes[side === 'old' ? 0 : 1]!];
  }
  node.childNodes.forEach((one) => keepSide(one, side));
}

const textsOf = (id: string): PageTexts => JSON.parse(read(textsPath(id))) as PageTexts;

/** Versions in which a page says that it is the same. */
const sameIn = (version: string, id: string): string[] =>
  elements(parseFragment(read(`${addressOf(version, id)}/index.html`)))
    .filter((one) => attribute(one, 'data-state') === 'same')
    .map((one) => textOfElement(one).split(' ')[0]!);

/** A comparison as HTML. */
function render(id: string, from: string, to: string, isSideBySide = false): string {
  const texts = textsOf(id);
  const groups = compareTexts(blocksIn(texts, from), blocksIn(texts, to));
  return renderToStaticMarkup(createElement(ComparisonView, {groups, isSideBySide, onlyChanges: false}));
}

/** Pairs of versions that follow each other; at night all. */
const pairs = pages.flatMap(({id, versions}) =>
  versions.flatMap((to, index) =>
    versions
      .slice(index + 1, isNight ? undefined : index + 2)
      .map((from) => ({id, from, to, name: `${id}, ${from} to ${to}`})),
  ),
);
const trees = new Map(pages.flatMap(({id, versions}) => versions.map((one) => [`${one} ${id}`, copyTree(one, id)])));
const texts = new Map([...trees].map(([name, tree]) => [name, plain(textOf(tree))]));
const textIn = (version: string, id: string): string => texts.get(`${version} ${id}`)!;
const tablesIn = (version: string, id: string): string[] => {
  const tables: string[] = [];
  visit(trees.get(`${version} ${id}`)!, 'table', (table) => void tables.push(plain(textOf(table))));
  return tables;
};

describe('the comparison of two versions', () => {
  it('covers each page of each version', () => {
    for (const {id, versions} of pages) {
      expect(Object.keys(textsOf(id).versions)).toEqual(versions);
    }
  });

  it('shows changes that convert one text into the other, and marks no identical table', () => {
    const wrong: string[] = [];
    for (const {id, from, to, name} of pairs) {
      const shown = parseFragment(render(id, from, to));
      for (const [version, without] of [
        [from, 'ins'],
        [to, 'del'],
      ] as const) {
        if (plain(shownWithout(shown, [without])) !== textIn(version, id)) {
          wrong.push(`${name}: without <${without}> it is not the text of ${version}`);
        }
      }
      const [before, after] = [tablesIn(from, id), tablesIn(to, id)];
      const all = elements(shown);
      const marked = all.filter(
        (one) => one.tagName === 'table' && elements(one).some(({tagName}) => /^(ins|del)$/.test(tagName)),
      );
      wrong.push(
        ...marked
          .map((table) => plain(shownWithout(table, [])))
          .filter((text) => before.includes(text) && after.includes(text))
          .map((text) => `${name}: marks in a table that is the same: ${text.slice(0, 80)}`),
      );
      const hasMarks = all.some(({tagName}) => /^(ins|del)$/.test(tagName));
      const isSame = sameIn(to, id).includes(from);
      if (hasMarks === isSame) {
        wrong.push(
          `${name}: the page says ${isSame ? 'the same text' : 'changed'}, and there are ${hasMarks ? '' : 'no '}marks`,
        );
      }
    }
    expect(wrong).toEqual([]);
  });

  it('shows the whole text of each version on its side', () => {
    const wrong: string[] = [];
    for (const {id, from, to, name} of pairs) {
      const html = render(id, from, to, true);
      for (const [version, side] of [
        [from, 'old'],
        [to, 'new'],
      ] as const) {
        const shown = parseFragment(html);
        keepSide(shown, side);
        if (plain(shownWithout(shown, [])) !== textIn(version, id)) {
          wrong.push(`${name}: the ${side} side is not the text of ${version}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  });
});

it('the script of a comparison loads on use, with at most 8 kB', () => {
  const files = readdirSync(path.join(folder, 'assets/js')).filter((file) => /_client_compare_.*\.js$/.test(file));
  expect(files.length).toBeGreaterThan(0);
  const bytes = files.map((file) => brotliCompressSync(readFileSync(path.join(folder, 'assets/js', file))).length);
  expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(8_000);
  expect(files.filter((file) => read('compare/index.html').includes(file))).toEqual([]);
});

it('the changes between two versions list a page that only one of them has', () => {
  const text = read(`${changesPath}.md`);
  const [, lists] = /\n## Pages\n([^]*?)\n### Changed text\n/.exec(text) ?? [];
  expect(lists).toContain(markdownAddress(addressOf('next', 'reference/prometheus-grafana')));
});

import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Nodes, Root} from 'mdast';
import type {DefaultTreeAdapterTypes as Tree} from 'parse5';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {describe, expect, it} from 'vitest';
import {parse as parseYaml} from 'yaml';
import {versions} from '../../src/config/versions';
import {attribute, elements as inside} from '../../src/lib/elements';
import {builds} from '../builds';
import {type BuiltPage, pages} from './pages';

const {folder, baseUrl} = builds.default;
const markdown = unified().use(remarkParse).use(remarkGfm).use(remarkFrontmatter);
const classes = (element: Tree.Element): string[] => (attribute(element, 'class') ?? '').split(/\s+/);
const linkOf = ({elements}: BuiltPage): Tree.Element | undefined =>
  elements.find((one) => one.tagName === 'link' && attribute(one, 'type') === 'text/markdown');
const withCopy = pages.filter(linkOf);
const copyFile = (page: BuiltPage): string =>
  path.join(folder, attribute(linkOf(page)!, 'href')!.slice(baseUrl.length));
const trees = new Map<BuiltPage, Root>(
  withCopy.map((page) => [page, markdown.parse(readFileSync(copyFile(page), 'utf8'))]),
);

const isPost = (all: readonly Tree.Element[]): boolean =>
  all.some((one) => one.tagName === 'html' && classes(one).includes('blog-post-page'));

/** What readers come for on a page. */
const articleOf = ({elements}: BuiltPage): Tree.Element =>
  elements.find((one) => classes(one).includes('theme-doc-markdown')) ??
  elements.find(({tagName}) => tagName === (isPost(elements) ? 'article' : 'main'))!;

/** Tags and roles of what is no text, told apart from the code under test. */
const isNoText = (element: Tree.Element): boolean =>
  /^(button|form|input|select|textarea|script|style|nav|noscript|svg|footer)$/.test(element.tagName) ||
  ['tooltip', 'tablist', 'status'].includes(attribute(element, 'role') ?? '') ||
  attribute(element, 'aria-hidden') === 'true' ||
  attribute(element, 'data-nosnippet') !== undefined ||
  // A tool before its script runs.
  attribute(element, 'inert') !== undefined ||
  // The language of a sample, which its fence has.
  classes(element).some((name) => /^(?:hash-link$|language_)/.test(name) && element.tagName !== 'div');

/** Panels of tabs with the text of an earlier one: the copy has their label there, and the text once. */
const repeated = new Set<Tree.Node>();

/** Text that a browser shows, with white space where it starts a new box. */
function shownIn(node: Tree.ChildNode): string {
  if (!('tagName' in node)) {
    return 'value' in node ? node.value : '';
  }
  const tagOf = (child: Tree.ChildNode | undefined): string => (child && 'tagName' in child ? child.tagName : '');
  // Style keeps pieces of code and links apart that follow each other.
  const apart = (child: Tree.ChildNode, index: number): string =>
    shownIn(child) + (/^(a|code)$/.test(tagOf(child)) && tagOf(child) === tagOf(node.childNodes[index + 1]) ? ' ' : '');
  const text = isNoText(node) || repeated.has(node) ? '' : node.childNodes.map(apart).join('');
  return /^(a|b|code|dfn|em|i|span|strong|wbr)$/.test(node.tagName) ? text : ` ${text} `;
}

/** Text of a Markdown copy without its head and the line for agents. */
function textOf(node: Nodes): string {
  if (node.type === 'yaml' || node.type === 'html') {
    return '';
  }
  const text = 'value' in node ? node.value : 'children' in node ? node.children.map(textOf).join('') : '';
  return ['text', 'inlineCode', 'strong', 'emphasis', 'link'].includes(node.type) ? text : ` ${text} `;
}

for (const page of withCopy) {
  for (const {childNodes} of inside(articleOf(page))) {
    const panels = childNodes.filter((one) => 'tagName' in one && attribute(one, 'role') === 'tabpanel');
    const texts = panels.map(shownIn);
    panels.filter((_, index) => texts.indexOf(texts[index]!) < index).forEach((one) => repeated.add(one));
  }
}

function countWords(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of text.match(/[\p{L}\p{N}]+/gu) ?? []) {
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}

/** Share of words of a text that the other one lacks. */
function lack(of: string, inOther: string): number {
  const has = countWords(inOther);
  let missing = 0;
  let all = 0;
  for (const [word, count] of countWords(of)) {
    missing += Math.max(0, count - (has.get(word) ?? 0));
    all += count;
  }
  return missing / Math.max(1, all);
}

describe('the Markdown copy', () => {
  it('exists for each indexable page', () => {
    const lists = pages.filter((page) => !linkOf(page)).map(({file}) => file);
    expect(lists.filter((file) => !/^(?:404\.html|search\/|components\/|writing\/)/.test(file))).toEqual([]);
    expect(withCopy.length).toBeGreaterThan(200);
    expect(withCopy.filter((page) => !existsSync(copyFile(page)))).toEqual([]);
  });

  it('has at least 99% of the words of its article and no others', () => {
    const wrong = withCopy.flatMap((page) => {
      // Drawings are told by their name and description; tabs by their labels; captions may be hidden; a list of news has the tags of each.
      const drawn = inside(articleOf(page)).flatMap((one) =>
        ['title', 'desc', 'footer'].includes(one.tagName)
          ? one.childNodes.map(shownIn)
          : [
              attribute(one, 'role') === 'tabpanel'
                ? (attribute(one, 'aria-label') ?? '')
                : (attribute(one, 'data-label') ?? ''),
            ],
      );
      const tree = trees.get(page)!;
      const body: Root = {...tree, children: tree.children.filter(({type}) => type !== 'yaml')};
      const titles: string[] = [];
      visit(tree, 'code', ({meta}) => void titles.push(meta ?? ''));
      const shown = shownIn(articleOf(page));
      const copy = `${textOf(body)} ${titles.join(' ')}`;
      const guide = 'This page is for jadice flow the current release All pages of this version Figure title';
      const missing = lack(shown, copy);
      const added = lack(textOf(body), `${shown} ${drawn.join(' ')} ${guide} ${textOf(tree).slice(0, 400)}`);
      return missing > 0.01 || added > 0.01
        ? [`${page.file}: lacks ${(missing * 100).toFixed(1)}%, adds ${(added * 100).toFixed(1)}%`]
        : [];
    });
    expect(wrong).toEqual([]);
  });

  it('has tables, code samples and no HTML', () => {
    const wrong = withCopy.flatMap((page) => {
      const counts = {table: 0, code: 0, html: 0, tableRow: 0};
      visit(trees.get(page)!, ({type}) => {
        if (type in counts) {
          counts[type as keyof typeof counts] += 1;
        }
      });
      const copies = new Set(
        [...inside(articleOf(page))].filter((one) => repeated.has(one)).flatMap((one) => [...inside(one)]),
      );
      const article = [...inside(articleOf(page))].filter((one) => !copies.has(one));
      const has = (tag: string): number => article.filter(({tagName}) => tagName === tag).length;
      const expected = {table: has('table'), code: has('pre'), html: 0, tableRow: has('tr')};
      return JSON.stringify(counts) === JSON.stringify(expected)
        ? []
        : [`${page.file}: ${JSON.stringify(counts)} instead of ${JSON.stringify(expected)}`];
    });
    expect(wrong).toEqual([]);
  });

  it('contains its title, canonical URL and, for documentation, its version', () => {
    const wrong = withCopy.filter((page) => {
      const head = parseYaml(/^---\n(.*?)\n---\n/s.exec(readFileSync(copyFile(page), 'utf8'))![1]!) as Record<
        string,
        unknown
      >;
      const canonical = page.elements.find((one) => attribute(one, 'rel') === 'canonical')!;
      return (
        typeof head['title'] !== 'string' ||
        head['canonical'] !== attribute(canonical, 'href') ||
        (page.file.startsWith('docs/') && !versions.some(({label}) => label === head['version']))
      );
    });
    expect(wrong.map(({file}) => file)).toEqual([]);
  });

  it('fits into one fetch of an agent', () => {
    const long = withCopy.filter((page) => readFileSync(copyFile(page), 'utf8').length >= 100_000);
    expect(long.map(({file}) => file)).toEqual([]);
  });

  it('is not in the sitemap', () => {
    expect(readFileSync(path.join(folder, 'sitemap.xml'), 'utf8')).not.toContain('.md');
  });
});

it('lists for agents list each page of a version once, and no page of another', () => {
  for (const {name, path: part} of versions) {
    const list = readFileSync(path.join(folder, 'docs', part, 'llms.txt'), 'utf8');
    expect(list).toMatch(/^# \S.*\n\n> \S/);
    expect(list.length).toBeLessThan(50_000);
    const own = withCopy.filter(({elements}) =>
      classes(elements.find(({tagName}) => tagName === 'html')!).includes(`docs-version-${name}`),
    );
    const named = [...list.matchAll(/\]\((\S+\.md)\)/g)].map(([, address]) => new URL(address!).pathname);
    expect(named.sort()).toEqual(own.map((page) => attribute(linkOf(page)!, 'href')!).sort());
    const full = readFileSync(path.join(folder, 'docs', part, 'llms-full.txt'), 'utf8');
    expect(full.match(/^Source: /gm)).toHaveLength(own.length);
  }
  expect(readFileSync(path.join(folder, 'llms.txt'), 'utf8').match(/llms\.txt\)/g)).toHaveLength(versions.length);
});

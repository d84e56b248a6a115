/** Reads the text of a built page, and the data for the head of its Markdown copy. */
import {fromParse5} from 'hast-util-from-parse5';
import type {Element, Root as HtmlRoot} from 'hast';
import type {Root} from 'mdast';
import type {DefaultTreeAdapterTypes as Tree} from 'parse5';
import {classesOf, findIn, isElement, wordsIn} from './hast';
import {treeOf} from './tree';

/** The text of a page. */
export interface PageText {
  title: string;
  description: string;
  /** Docusaurus name of the version, for a page of the documentation. */
  version?: string;
  /** The category in the sidebar. */
  section?: string;
  /** Day of the last change, such as `2026-11-23`. */
  date?: string;
  canonical: string;
  tree: Root;
}

type Test = (element: Element) => boolean;

const isTag =
  (name: string): Test =>
  ({tagName}) =>
    tagName === name;
const hasClass =
  (name: string): Test =>
  (element) =>
    classesOf(element).includes(name);

/** The category of the page: its first breadcrumb other than the link to the home page. */
function sectionOf(page: HtmlRoot, isCategory: boolean): string | undefined {
  const crumbs = findIn(page, hasClass('theme-doc-breadcrumbs'));
  const list = crumbs && findIn(crumbs, isTag('ul'));
  const names = (list?.children ?? []).filter(isElement).map(wordsIn).filter(Boolean);
  return names.length > 1 || isCategory ? names[0] : undefined;
}

/** Reads one built page; undefined for one that is not listed, such as the search, "Page not found" or a redirect. */
export function readText(document: Tree.Document): PageText | undefined {
  const page = fromParse5(document) as HtmlRoot;
  const classes = classesOf(findIn(page, isTag('html'))!);
  const meta = (name: string): string => {
    const found = findIn(page, ({tagName, properties}) => tagName === 'meta' && properties.name === name);
    return String(found?.properties.content ?? '');
  };
  const canonical = findIn(
    page,
    ({tagName, properties}) => tagName === 'link' && String(properties.rel) === 'canonical',
  );
  // The text of a page, a news article, or everything that a list or a tool shows.
  const article =
    findIn(page, hasClass('theme-doc-markdown')) ??
    findIn(page, isTag(classes.includes('blog-post-page') ? 'article' : 'main'));
  const heading = findIn(page, isTag('h1'));
  if (!canonical || /\bnoindex\b/.test(meta('robots')) || !article || !heading) {
    return undefined;
  }
  const isCategory = !classes.some((name) => name.startsWith('docs-doc-id-'));
  const changed = findIn(page, (one) => isTag('time')(one) && String(one.properties.itemProp) === 'dateModified');
  const time = changed ?? findIn(page, isTag('time'));
  return {
    title: wordsIn(heading).replaceAll(/[\u200b-\u200d\ufeff]/g, ''),
    description: meta('description'),
    ...(classes.includes('docs-doc-page') && {
      version: classes.find((name) => name.startsWith('docs-version-'))?.replace('docs-version-', ''),
      section: sectionOf(page, isCategory),
    }),
    ...(time && {date: String(time.properties.dateTime).slice(0, 10)}),
    canonical: String(canonical.properties.href),
    tree: treeOf(article),
  };
}

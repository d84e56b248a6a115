/** Reads the article of a built page, and what its head says. */
import {fromParse5} from 'hast-util-from-parse5';
import type {Element, Root as HtmlRoot} from 'hast';
import type {Root} from 'mdast';
import type {DefaultTreeAdapterTypes as Tree} from 'parse5';
import {classesOf, findIn, isElement, wordsIn} from './hast';
import {plainArticle} from './plain';
import {treeOf} from './tree';

export interface Article {
  title: string;
  description: string;
  /** Docusaurus name of the version, for a page of the documentation. */
  version?: string;
  /** The category in the sidebar. */
  section?: string;
  /** The part of the site outside the documentation, as its entry in the navbar names it. */
  area?: string;
  /** Whether the page only lists the pages of a category. */
  isCategory: boolean;
  /** Day of the last change, such as `2026-11-23`. */
  date?: string;
  canonical: string;
  language: string;
  /** Tag of the search index. */
  tag: string;
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

/** Reads a built page; undefined for one that is not listed, such as the search, "Page not found" or a redirect. */
export function readArticle(document: Tree.Document): Article | undefined {
  const page = fromParse5(document) as HtmlRoot;
  const root = findIn(page, isTag('html'))!;
  const classes = classesOf(root);
  const meta = (name: string): string | undefined => {
    const found = findIn(
      page,
      ({tagName, properties}) => tagName === 'meta' && [properties.name, properties.property].includes(name),
    );
    return found && String(found.properties.content ?? '');
  };
  const canonical = findIn(
    page,
    ({tagName, properties}) => tagName === 'link' && String(properties.rel) === 'canonical',
  );
  const isPost = classes.includes('blog-post-page');
  // The text of a page, a news article, or everything that a list or a tool shows.
  const article = findIn(page, hasClass('theme-doc-markdown')) ?? findIn(page, isTag(isPost ? 'article' : 'main'));
  const heading = findIn(page, isTag('h1'));
  if (!canonical || /\bnoindex\b/.test(meta('robots') ?? '') || !article || !heading) {
    return undefined;
  }
  const isDoc = classes.includes('docs-doc-page');
  const isCategory = isDoc && !classes.some((name) => name.startsWith('docs-doc-id-'));
  const entry = findIn(page, hasClass('navbar__link--active'));
  const area = classes.includes('plugin-blog') ? 'News' : entry && wordsIn(entry);
  const changed = findIn(page, (one) => isTag('time')(one) && String(one.properties.itemProp) === 'dateModified');
  const time = changed ?? findIn(page, isTag('time'));
  return {
    title: wordsIn(heading),
    description: meta('description') ?? '',
    ...(isDoc && {
      version: classes.find((name) => name.startsWith('docs-version-'))?.replace('docs-version-', ''),
      section: sectionOf(page, isCategory),
    }),
    ...(area && area !== 'Docs' && {area}),
    isCategory,
    ...(time && {date: String(time.properties.dateTime).slice(0, 10)}),
    canonical: String(canonical.properties.href),
    language: meta('docsearch:language') ?? String(root.properties.lang ?? 'en'),
    tag: meta('docsearch:docusaurus_tag') ?? 'default',
    tree: treeOf(plainArticle(article)),
  };
}

/** Reads the text of a built page, and the data for the head of its Markdown copy. */
import {fromParse5} from 'hast-util-from-parse5';
import type {Element, Root as HtmlRoot} from 'hast';
import type {Root} from 'mdast';
import type {DefaultTreeAdapterTypes as Tree} from 'parse5';
import {attribute, elements} from '../../../lib/elements';
import {classesOf, findIn, isElement, wordsIn} from './hast';
import {treeOf} from './tree';

/** The text of a page. */
export interface PageText {
  title: string;
  description: string;
  /** Docusaurus name of the version, for a page of the documentation. */
  version?: string;
  /** The id that the page has in all versions, for a page of the documentation; the list of a category has none. */
  id?: string;
  /** The category in the sidebar. */
  section?: string;
  /** Day of the last change, such as `2026-11-23`. */
  date?: string;
  canonical: string;
  tree: Root;
}

/** The classes that contain the version and id of a page. */
const after = (classes: readonly string[], prefix: string): string | undefined =>
  classes.find((name) => name.startsWith(prefix))?.slice(prefix.length);

const hasClass =
  (name: string) =>
  (element: Element): boolean =>
    classesOf(element).includes(name);

/** Main content: the text of a page, a news article, or everything that a list or a tool shows. */
function articleOf(body: HtmlRoot, isPost: boolean): Element | undefined {
  const isOf =
    (name: string) =>
    ({tagName}: Element): boolean =>
      tagName === name;
  return findIn(body, hasClass('theme-doc-markdown')) ?? findIn(body, isOf(isPost ? 'article' : 'main'));
}

/** The category of the page: its first breadcrumb other than the link to the home page. */
function sectionOf(body: HtmlRoot, isCategory: boolean): string | undefined {
  const crumbs = findIn(body, hasClass('theme-doc-breadcrumbs'));
  const list = crumbs && findIn(crumbs, ({tagName}) => tagName === 'ul');
  const names = (list?.children ?? []).filter(isElement).map(wordsIn).filter(Boolean);
  return names.length > 1 || isCategory ? names[0] : undefined;
}

/** Reads one built page; undefined for one that is not listed, such as the search, "Page not found" or a redirect. */
export function readText(document: Tree.Document): PageText | undefined {
  const all = elements(document);
  const named = (name: string): Tree.Element | undefined => all.find(({tagName}) => tagName === name);
  const classes = (attribute(named('html')!, 'class') ?? '').split(/\s+/);
  const meta = (name: string): string | undefined => {
    const found = all.find((one) => one.tagName === 'meta' && attribute(one, 'name') === name);
    return found && attribute(found, 'content');
  };
  const canonical = all.find((one) => one.tagName === 'link' && attribute(one, 'rel') === 'canonical');
  if (!canonical || /\bnoindex\b/.test(meta('robots') ?? '')) {
    return undefined;
  }
  const isDoc = classes.includes('docs-doc-page');
  const id = after(classes, 'docs-doc-id-');
  const body = fromParse5(named('body')!) as unknown as HtmlRoot;
  const article = articleOf(body, classes.includes('blog-post-page'));
  const heading = findIn(body, ({tagName}) => tagName === 'h1');
  if (!article || !heading) {
    return undefined;
  }
  const isDate = ({tagName}: Element): boolean => tagName === 'time';
  const time =
    findIn(body, (one) => isDate(one) && String(one.properties.itemProp) === 'dateModified') ?? findIn(body, isDate);
  return {
    title: wordsIn(heading).replaceAll(/[\u200b-\u200d\ufeff]/g, ''),
    description: meta('description') ?? '',
    ...(isDoc && {
      version: after(classes, 'docs-version-'),
      id,
      section: sectionOf(body, id === undefined),
    }),
    ...(time && {date: String(time.properties.dateTime).slice(0, 10)}),
    canonical: attribute(canonical, 'href') ?? '',
    tree: treeOf(article),
  };
}

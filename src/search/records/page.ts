import type {DefaultTreeAdapterTypes as Tree} from 'parse5';
import {attribute, elements, hasClass, textOf} from '../../lib/elements';
import {blocksOf, collapse} from './blocks';
import type {Entry, IndexPage, SearchIndex} from './types';

/** A built page, and the values that select its index. */
export type ParsedPage = IndexPage & Pick<SearchIndex, 'tag' | 'language'>;

/** The same without its address. */
export type PageContent = Omit<ParsedPage, 'path'>;

/** Site-specific settings for reading. */
export interface PageRules {
  /** Section of pages without one. */
  fallbackSection: string;
  /** Headings of sections that only point to other pages. */
  skippedHeadings: readonly string[];
  /** Paths below the base URL of pages that only list others. A star at the end matches all paths below. */
  skippedPages: readonly string[];
}

/** Omits sections with one of the headings. */
function withoutSections(entries: readonly Entry[], headings: readonly string[]): Entry[] {
  let skippedLevel = 0;
  return entries.filter(([level, text]) => {
    if (level > 0 && (skippedLevel === 0 || level <= skippedLevel)) {
      skippedLevel = headings.includes(text) ? level : 0;
    }
    return skippedLevel === 0;
  });
}

/** Group of the hits of a page: its category, otherwise its part of the site. */
function sectionOf(all: readonly Tree.Element[], html: Tree.Element, fallback: string): string {
  const crumbs = all.find((element) => hasClass(element, 'theme-doc-breadcrumbs'));
  const names = (crumbs ? elements(crumbs) : [])
    .filter(({tagName}) => tagName === 'li')
    .map((item) => collapse(textOf(item)))
    .filter(Boolean);
  if (names.length > 1) {
    return names[0]!;
  }
  if (hasClass(html, 'plugin-blog')) {
    return 'News';
  }
  const active = all.find((element) => hasClass(element, 'navbar__link--active'));
  const name = active && collapse(textOf(active));
  return name && name !== 'Docs' ? name : fallback;
}

/**
 * Reads one built page.
 *
 * @param rules - Site-specific settings.
 * @returns undefined for a page with `noindex`, such as an unlisted page, or without content.
 */
export function readPage(document: Tree.Document, rules: PageRules): PageContent | undefined {
  const all = elements(document);
  const first = (tag: string): Tree.Element | undefined => all.find(({tagName}) => tagName === tag);
  const root = first('html')!;
  const meta = (name: string): string | undefined => {
    const found = all.find(
      (element) =>
        element.tagName === 'meta' && [attribute(element, 'name'), attribute(element, 'property')].includes(name),
    );
    return found && attribute(found, 'content');
  };
  const article = all.find((element) => hasClass(element, 'theme-doc-markdown')) ?? first('article') ?? first('main');
  // The page of a sidebar group only lists other pages, which have their own records.
  const isList = hasClass(root, 'docs-doc-page') && !/\bdocs-doc-id-/.test(attribute(root, 'class') ?? '');
  if (!article || isList || /\bnoindex\b/.test(meta('robots') ?? '')) {
    return undefined;
  }
  const blocks = withoutSections(blocksOf(article), rules.skippedHeadings);
  const title = blocks.find(([level]) => level === 1)?.[1] ?? collapse(textOf(first('h1') ?? first('title') ?? root));
  return {
    section: sectionOf(all, root, rules.fallbackSection),
    description: collapse(meta('description') ?? ''),
    tag: meta('docsearch:docusaurus_tag') ?? 'default',
    language: meta('docsearch:language') ?? attribute(root, 'lang') ?? 'en',
    entries: [[1, title], ...blocks.filter(([level]) => level !== 1)],
  };
}

import {entriesOf} from '../../article/entries';
import type {Article} from '../../article/read';
import type {IndexPage, SearchIndex} from './types';

export type ParsedPage = IndexPage & Pick<SearchIndex, 'tag' | 'language'>;

/** Site-specific settings. */
export interface PageRules {
  /** Section of pages without one. */
  fallbackSection: string;
  /** Headings of sections that only point to other pages. */
  skippedHeadings: readonly string[];
  /** Paths below the base URL of pages that only list others. A star at the end matches all paths below. */
  skippedPages: readonly string[];
}

const listTags = /^blog_/;

/**
 * An article as a page of the index.
 *
 * @param path - Its path below the base URL.
 * @returns undefined for a page that only lists others, which have their own records.
 */
export function indexPage(path: string, article: Article, rules: PageRules): ParsedPage | undefined {
  const {title, description, section, area, isCategory, tag, language, tree} = article;
  const isSkipped = rules.skippedPages.some((one) =>
    one.endsWith('*') ? path.startsWith(one.slice(0, -1)) : path === one,
  );
  if (isSkipped || listTags.test(tag)) {
    return undefined;
  }
  // What a category lists has its own records.
  const below = isCategory ? [] : entriesOf(tree, rules.skippedHeadings).filter(([level]) => level !== 1);
  const group = section ?? area ?? rules.fallbackSection;
  return {path, section: group, description, tag, language, entries: [[1, title], ...below]};
}

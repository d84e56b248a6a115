import {useDocsContextualSearchTags} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** Tag of pages outside the versioned documentation. */
export const defaultTag = 'default';

/** Tags of what the reader is in: the version being read, and pages that have none. */
export function useSearchTags(): string[] {
  return [...useDocsContextualSearchTags(), defaultTag];
}

/** Facet filters for the language of the page and the given tags. */
export function useSearchFilters(tags: readonly string[]): (string | string[])[] {
  const {currentLocale} = useDocusaurusContext().i18n;
  return [`language:${currentLocale}`, tags.map((tag) => `docusaurus_tag:${tag}`)];
}

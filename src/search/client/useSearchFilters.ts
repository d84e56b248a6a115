import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** Facet filters for the language of the page and the given tags. */
export function useSearchFilters(tags: readonly string[]): (string | string[])[] {
  const {currentLocale} = useDocusaurusContext().i18n;
  return [`language:${currentLocale}`, tags.map((tag) => `docusaurus_tag:${tag}`)];
}

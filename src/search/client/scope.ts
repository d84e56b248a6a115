/** The scope of a search: versions, by their tags, and the language. */
import {useDocsContextualSearchTags, useVersions} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import settings from '@generated/search/default/settings.json';
import {versionTag} from '../../config/versionNames';

/** Tag of pages outside the versioned documentation. */
export const defaultTag = 'default';

/** All versions, in the order of the version menu. */
export const useSearchedVersions = (): {tag: string; label: string}[] =>
  useVersions(undefined).map(({name, label}) => ({tag: `${versionTag}${name}`, label}));

/**
 * Tags to search: with `contextualSearch`, that of the version being read, otherwise those of all versions. Pages outside the versions
 * are always searched.
 */
export function useSearchTags(): string[] {
  const versions = useSearchedVersions();
  const inContext = useDocsContextualSearchTags();
  return [...(settings.contextualSearch ? inContext : versions.map(({tag}) => tag)), defaultTag];
}

/** Facet filters for the language of the page and the given tags. */
export function useSearchFilters(tags: readonly string[]): (string | string[])[] {
  const {currentLocale} = useDocusaurusContext().i18n;
  return [`language:${currentLocale}`, tags.map((tag) => `docusaurus_tag:${tag}`)];
}

/** Name of the version in a tag of the documentation. */
export const versionOf = (tag: string): string => tag.slice(versionTag.length);

/** Address of the search page for a query, in the version of a tag. Without `contextualSearch`, in all versions. */
export const searchPageFor = (query: string, tag: string): string =>
  `${settings.searchPage}?${String(
    new URLSearchParams({q: query, ...(settings.contextualSearch && {version: versionOf(tag)})}),
  )}`;

/** The scope of a search: versions, by their tags, and the language. */
import {useAllDocsData, useDocsContextualSearchTags} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import settings from '@generated/search/default/settings.json';

/** Tag of pages outside the versioned documentation. */
export const defaultTag = 'default';

/** A version of the documentation, as the search knows it. */
export interface SearchedVersion {
  tag: string;
  label: string;
}

/** All versions, in the order of the version menu. */
export const useSearchedVersions = (): SearchedVersion[] =>
  Object.entries(useAllDocsData()).flatMap(([plugin, {versions}]) =>
    versions.map(({name, label}) => ({tag: `docs-${plugin}-${name}`, label})),
  );

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

/** Name of the version in a tag of the documentation: the part after `docs-default-`. */
export const versionOf = (tag: string): string => tag.replace(/^docs-[^-]+-/, '');

/** Address of the search page for a query, in the version of a tag. Without `contextualSearch`, in all versions. */
export const searchPageFor = (query: string, tag: string): string =>
  `${settings.searchPage}?${String(
    new URLSearchParams({q: query, ...(settings.contextualSearch && {version: versionOf(tag)})}),
  )}`;

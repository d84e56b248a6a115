import {useAllDocsData, useDocsContextualSearchTags} from '@docusaurus/plugin-content-docs/client';
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
 * Tags of what is searched: with `contextualSearch` of the version being read, else of all versions; and always of pages that have
 * none.
 */
export function useSearchTags(): string[] {
  const versions = useSearchedVersions();
  const inContext = useDocsContextualSearchTags();
  return [...(settings.contextualSearch ? inContext : versions.map(({tag}) => tag)), defaultTag];
}

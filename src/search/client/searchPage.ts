import settings from '@generated/search/default/settings.json';

/** Name of the version that a tag of the documentation stands for: what follows `docs-default-`. */
export const versionOf = (tag: string): string => tag.replace(/^docs-[^-]+-/, '');

/** Address of the page with all results of a query: in the version of a tag, or in all without `contextualSearch`. */
export const searchPageFor = (query: string, tag: string): string =>
  `${settings.searchPage}?${String(
    new URLSearchParams({q: query, ...(settings.contextualSearch && {version: versionOf(tag)})}),
  )}`;

/** Packages that a build with a hosted search index ships instead of the embedded search. */
const only = {
  embedded: ['minisearch'],
  hosted: ['@algolia/client-common', '@algolia/requester-browser-xhr', 'algoliasearch'],
  events: ['search-insights'],
};

/** Converts the list of a build with the embedded search to that of a build with a hosted index. */
export function withHostedSearch(shipped: readonly string[], insights: boolean): string[] {
  const added = [...only.hosted, ...(insights ? only.events : [])];
  return [...shipped.filter((name) => !only.embedded.includes(name)), ...added].sort();
}

import type {SearchOptions} from '../plugins/search';
import {type AlgoliaSettings, algoliaSettings, readHosts} from '../plugins/search/settings';

/** Search comes with the site, unless the environment names a hosted index. */
export const search: SearchOptions = {
  contextualSearch: true,
  searchPagePath: 'search',
  pages: {fallbackSection: 'Documentation', skippedHeadings: ['Where next'], skippedPages: ['blog/archive']},
  algolia: algoliaSettings(process.env),
};

/** Other origins that search talks to, for the security policy: those of the one account, and none without a hosted index. */
export const searchOriginsOf = (algolia: AlgoliaSettings | undefined): readonly string[] =>
  algolia
    ? [...readHosts(algolia.appId), ...(algolia.insights ? ['insights.algolia.io'] : [])].map(
        (host) => `https://${host}`,
      )
    : [];

export const searchOrigins: readonly string[] = searchOriginsOf(search.algolia);

/** Style element in the logo of DocSearch 3.9, which the security policy has to know; hidden without a hosted index. */
export const searchStyle = '.cls-1,.cls-2{fill:#003dff;}.cls-2{fill-rule:evenodd;}';

import type {SearchOptions} from '../plugins/search';
import {algoliaSettings} from '../plugins/search/settings';

/** Search comes with the site, unless the environment names a hosted index. */
export const search: SearchOptions = {
  searchPage: 'search',
  pages: {fallbackSection: 'Documentation', skippedHeadings: ['Where next'], skippedPages: ['blog/archive']},
  algolia: algoliaSettings(process.env),
};

/** Other origins that search talks to, for the security policy: none, unless there is a hosted index. */
export const searchOrigins: readonly string[] = search.algolia
  ? [
      'https://*.algolia.net',
      'https://*.algolianet.com',
      ...(search.algolia.insights ? ['https://insights.algolia.io'] : []),
    ]
  : [];

/** Style element in the logo of DocSearch 3.9, which the security policy has to know; hidden without a hosted index. */
export const searchStyle = '.cls-1,.cls-2{fill:#003dff;}.cls-2{fill-rule:evenodd;}';

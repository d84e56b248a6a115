/** Search settings for the security policy. */
import {type AlgoliaSettings, readHosts} from '../../search/settings';

/** Other origins that search talks to: those of the one account, and none without a hosted index. */
export const searchOrigins = (algolia: AlgoliaSettings | undefined): readonly string[] =>
  algolia
    ? [...readHosts(algolia.appId), ...(algolia.insights ? ['insights.algolia.io'] : [])].map(
        (host) => `https://${host}`,
      )
    : [];

/** Style element in the logo of DocSearch 3.9; hidden without a hosted index. */
export const searchStyle = '.cls-1,.cls-2{fill:#003dff;}.cls-2{fill-rule:evenodd;}';

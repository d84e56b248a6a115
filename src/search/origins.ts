/** Search settings for the security policy. */
import {type AlgoliaSettings, readHosts} from './settings';

/** Other origins that search connects to: the hosts of the hosted index, or none without one. */
export const searchOrigins = (algolia: AlgoliaSettings | undefined): readonly string[] =>
  algolia
    ? [...readHosts(algolia.appId), ...(algolia.insights ? ['insights.algolia.io'] : [])].map(
        (host) => `https://${host}`,
      )
    : [];

/** Style element in the logo of DocSearch 3.9; hidden without a hosted index. */
export const searchStyle = '.cls-1,.cls-2{fill:#003dff;}.cls-2{fill-rule:evenodd;}';

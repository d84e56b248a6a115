import type {AlgoliaSettings} from './settings';

/** What the browser needs to know of the configuration. */
export interface ClientSettings {
  baseUrl: string;
  /** Path of the search page. */
  searchPage: string;
  algolia?: AlgoliaSettings;
}

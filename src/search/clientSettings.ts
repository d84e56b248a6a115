import type {AlgoliaSettings} from './settings';

/** Configuration for the browser. */
export interface ClientSettings {
  baseUrl: string;
  /** Whether a search stays in the version that is read. */
  contextualSearch: boolean;
  /** Path of the search page, with the base URL. */
  searchPage: string;
  algolia?: AlgoliaSettings;
}

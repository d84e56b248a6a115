import type {AlgoliaSettings} from './settings';

/** Configuration for the browser. */
export interface ClientSettings {
  baseUrl: string;
  /** Whether a search covers only the current version. */
  contextualSearch: boolean;
  /** Path of the search page, with the base URL. */
  searchPage: string;
  algolia?: AlgoliaSettings;
}

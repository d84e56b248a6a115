import type {DocSearchModalProps} from '@docsearch/react';
import type {SearchAnswer, SearchRequest} from '../engine/hits';
import {createEngine} from '@search-engine';
import settings from '@generated/search/default/settings.json';

export type InsightsClient = Exclude<DocSearchModalProps['insights'], boolean | undefined>['insightsClient'];

export interface SearchEngine {
  appId: string;
  apiKey: string;
  indexName: string;
  isAlgolia: boolean;
  /** Fetches the data for a search with these tags. */
  prepare: (tags: readonly string[]) => Promise<void>;
  /** Returns an answer to each request. The answers are not validated: see `ask.ts`. */
  search: (params: {requests: readonly SearchRequest[]}) => Promise<{results: SearchAnswer[]}>;
  /** Stops pending work; the next search starts again. */
  restart?: () => void;
  /** Loads the events client from our bundle, if the site sends events. DocSearch would load it from a CDN. */
  insights?: () => Promise<InsightsClient>;
}

/** The engine of this build. The bundler resolves `@search-engine`, so that a build contains only one engine. */
export const engine = createEngine(settings);

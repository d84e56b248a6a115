import type {ClientSettings} from '../clientSettings';
import {createAlgoliaEngine} from './algolia';
import type {SearchEngine} from './engine';

/**
 * Makes the engine of builds with a hosted index.
 *
 * @throws Error when the build has no access to one.
 */
export function createEngine({algolia}: ClientSettings): SearchEngine {
  if (!algolia) {
    throw new Error('search settings: "algolia" is missing; expected the access to the hosted index');
  }
  return createAlgoliaEngine(algolia);
}

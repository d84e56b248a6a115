import type {ClientSettings} from '../clientSettings';
import type {SearchEngine} from './engine';
import {createEngine as createSilentEngine} from './selectAlgolia';

/**
 * Creates the engine for builds with a hosted index that receives search events. A separate file, because a build without events has no
 * client for them.
 *
 * @throws Error if the build has no access to an index.
 */
export const createEngine = (settings: ClientSettings): SearchEngine => ({
  ...createSilentEngine(settings),
  insights: async () => (await import('search-insights')).default,
});

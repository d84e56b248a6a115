import {createEngine} from '@search-engine';
import settings from '@generated/search/default/settings.json';

/** The engine of this build. The bundler resolves `@search-engine`, so that a build contains only one engine. */
export const engine = createEngine(settings);

import {createEngine} from '@search-engine';
import settings from '@generated/search/default/settings.json';

/** The engine of this build. The bundler puts `@search-engine` in: a build holds the code of one engine only. */
export const engine = createEngine(settings);

import type {ClientSettings} from '../clientSettings';
import {createEmbeddedEngine} from './embedded';
import type {SearchEngine} from './engine';

/** Makes the engine of builds without a hosted index. */
export const createEngine = ({baseUrl}: ClientSettings): SearchEngine => createEmbeddedEngine(baseUrl);

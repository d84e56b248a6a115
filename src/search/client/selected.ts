/** The engine of this build. The bundler inserts `selectedEngine`, because a build contains only one engine. */
import {createEngine} from '@search-engine';
import settings from '@generated/search/default/settings.json';
import type {SearchEngine} from './engine';

let engine: SearchEngine | undefined;

/** The one engine of the page, made when it is first needed. */
export function getEngine(): SearchEngine {
  engine ??= createEngine(settings);
  return engine;
}

/** JSON Schemas of the data files, for completion and checks in editors. */
import * as z from 'zod';
import {folders, singleFiles} from '../schema';

/** Topics whose files name their schema in the first line. OpenAPI files have their own schema, which editors know. */
const topics: Record<string, z.ZodType> = {
  properties: folders.properties,
  workers: singleFiles.workers,
  events: singleFiles.events,
  images: singleFiles.images,
  'info-tags': singleFiles['info-tags'],
  glossary: singleFiles.glossary,
  identifiers: singleFiles.identifiers,
  'not-public': singleFiles['not-public'],
  sources: singleFiles.sources,
  runbooks: folders.runbooks,
  symptoms: singleFiles.symptoms,
  'search-questions': singleFiles['search-questions'],
};

/** Schemas by their path below the folder of the product plugin. */
export const editorSchemas = (): Map<string, object> =>
  new Map(
    Object.entries(topics).map(([topic, schema]) => [`schema/${topic}.json`, z.toJSONSchema(schema, {io: 'input'})]),
  );

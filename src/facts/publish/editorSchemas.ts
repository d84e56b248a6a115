/** JSON Schemas of the data files, for completion and checks in editors. */
import * as z from 'zod';
import {folders, singleFiles} from '../schema';

/** Topics whose files do not name one of these schemas: editors know OpenAPI, and the site publishes the schema of job templates. */
const others = ['openapi', 'openapi-data-store', 'job-templates'];

/** Schemas by their path below the folder of the product plugin. */
export const editorSchemas = (): Map<string, object> =>
  new Map(
    Object.entries({...singleFiles, ...folders})
      .filter(([topic]) => !others.includes(topic))
      .map(([topic, schema]) => [`schema/${topic}.json`, z.toJSONSchema(schema, {io: 'input'})]),
  );

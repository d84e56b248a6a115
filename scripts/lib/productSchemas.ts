/** JSON Schemas of the data files, for completion and checks in editors. */
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {format, resolveConfig} from 'prettier';
import * as z from 'zod';
import {repositoryRoot} from '../../src/facts/load/load';
import {folders, singleFiles} from '../../src/facts/schema';

/** Topics whose files specify their schema in the first line. OpenAPI files have their own schema, which editors know. */
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

/** Path below the repository to the text that the file must have. */
async function jsonSchemas(): Promise<Map<string, string>> {
  const options = await resolveConfig(path.join(repositoryRoot, 'package.json'));
  const files = Object.entries(topics).map(async ([topic, schema]): Promise<[string, string]> => {
    const json = JSON.stringify({title: `product/${topic}`, ...z.toJSONSchema(schema, {io: 'input'})});
    return [`product/schema/${topic}.json`, await format(json, {...options, parser: 'json'})];
  });
  return new Map(await Promise.all(files));
}

/** Names of the schemas on disk that differ from the code. */
export async function outdatedSchemas(): Promise<string[]> {
  return [...(await jsonSchemas())].filter(([name, text]) => readOrEmpty(name) !== text).map(([name]) => name);
}

/** Writes all schemas and returns their names. */
export async function writeSchemas(): Promise<string[]> {
  const schemas = await jsonSchemas();
  schemas.forEach((text, name) => writeFileSync(path.join(repositoryRoot, name), text));
  return [...schemas.keys()];
}

function readOrEmpty(name: string): string {
  try {
    return readFileSync(path.join(repositoryRoot, name), 'utf8');
  } catch {
    return '';
  }
}

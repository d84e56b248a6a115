/** All topics of `product/`: the file of each topic, and the type of the whole data. */
import {
  searchQuestionsFile,
  eventsFile,
  glossaryFile,
  imagesFile,
  infoTagsFile,
  sourcesFile,
  identifiersFile,
  publicSoftwareFile,
} from './catalogue';
import {jobTemplateFile} from './job-templates';
import {notPublicFile} from './not-public';
import {openApiFile} from './openapi';
import {propertyFile} from './properties';
import {runbookFile} from './runbooks';
import {messagesFile, symptomsFile} from './symptoms';
import {workersFile} from './workers';
import * as z from 'zod';

/** Topics with one file, `product/<name>.yaml`. */
export const singleFiles = {
  workers: workersFile,
  events: eventsFile,
  images: imagesFile,
  'info-tags': infoTagsFile,
  glossary: glossaryFile,
  identifiers: identifiersFile,
  'not-public': notPublicFile,
  sources: sourcesFile,
  'public-software': publicSoftwareFile,
  symptoms: symptomsFile,
  'search-questions': searchQuestionsFile,
  openapi: openApiFile,
  'openapi-data-store': openApiFile,
} as const;

/** Topics with a folder of files, `product/<name>/*.yaml`. */
export const folders = {
  properties: propertyFile,
  'job-templates': jobTemplateFile,
  runbooks: runbookFile,
  messages: messagesFile,
} as const;

type SingleFiles = {[Name in keyof typeof singleFiles]: z.infer<(typeof singleFiles)[Name]>};
type Folders = {[Name in keyof typeof folders]: Record<string, z.infer<(typeof folders)[Name]>>};

/** All data of `product/`. Directories are keyed by file name without extension. */
export type Product = SingleFiles & Folders;

/** Topics whose files do not name one of these schemas: editors know OpenAPI, and the site publishes the schema of job templates. */
const others = ['openapi', 'openapi-data-store', 'job-templates'];

/** Schemas by their path below the folder of the product plugin. */
export const editorSchemas = (): Map<string, object> =>
  new Map(
    Object.entries({...singleFiles, ...folders})
      .filter(([topic]) => !others.includes(topic))
      .map(([topic, schema]) => [`schema/${topic}.json`, z.toJSONSchema(schema, {io: 'input'})]),
  );

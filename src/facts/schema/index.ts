/** All topics of `product/`: the file of each topic, and the type of the whole data. */
import type * as z from 'zod';
import {searchQuestionsFile} from './search-questions';
import {eventsFile, glossaryFile, imagesFile, infoTagsFile, sourcesFile} from './catalogue';
import {identifiersFile} from './identifiers';
import {jobTemplateFile} from './job-templates';
import {notPublicFile} from './not-public';
import {openApiFile} from './openapi';
import {propertyFile} from './properties';
import {runbookFile} from './runbooks';
import {symptomsFile} from './symptoms';
import {workersFile} from './workers';

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
  symptoms: symptomsFile,
  'search-questions': searchQuestionsFile,
  openapi: openApiFile,
  'openapi-data-store': openApiFile,
} as const;

/** Topics with a folder of files, `product/<name>/*.yaml`. */
export const folders = {properties: propertyFile, 'job-templates': jobTemplateFile, runbooks: runbookFile} as const;

type SingleFiles = {[Name in keyof typeof singleFiles]: z.infer<(typeof singleFiles)[Name]>};
type Folders = {[Name in keyof typeof folders]: Record<string, z.infer<(typeof folders)[Name]>>};

/** All data of `product/`. Directories are keyed by file name without extension. */
export type Product = SingleFiles & Folders;

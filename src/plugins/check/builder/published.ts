/** What the request builder offers at once: published job templates, part types and MIME types. Runs in the build. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {listSamples, repositoryRoot} from '../../product/load/load';
import type {Knowledge} from '../knowledge/types';
import {parseFile} from '../model/parse';
import {offersOf, type TemplateOffer} from '../views/offers';

export interface BuilderData {
  templates: TemplateOffer[];
  partTypes: string[];
  /** Those of all published templates. */
  mimeTypes: string[];
}

/** Reads the published templates; the same name in two files counts once. */
export function builderData(knowledge: Knowledge): BuilderData {
  const files = listSamples()
    .filter((file) => file.endsWith('.yaml'))
    .map((name) => parseFile({name, text: readFileSync(path.join(repositoryRoot, name), 'utf8')}, knowledge));
  const templates = offersOf(files);
  return {
    templates,
    partTypes: knowledge.request.find(({path: field}) => field === 'items[].parts[].type')?.values ?? [],
    mimeTypes: [...new Set(templates.flatMap(({mimeTypes}) => mimeTypes))].sort(),
  };
}

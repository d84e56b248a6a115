/** Job templates as a request needs them: a name, and the MIME types that its steps let through. */
import type {ParsedFile} from '../model/parse';
import {templatesOf} from './jobs';

export interface TemplateOffer {
  name: string;
  /** Each once; none when a step takes everything. */
  mimeTypes: string[];
}

/** The templates of files, each name once. */
export function offersOf(files: readonly ParsedFile[]): TemplateOffer[] {
  const offers = new Map<string, TemplateOffer>();
  for (const {name, steps} of templatesOf(files)) {
    if (name.text && !offers.has(name.text)) {
      const types = steps.flatMap(({mimeTypes}) => mimeTypes.flatMap(({text}) => text ?? []));
      offers.set(name.text, {name: name.text, mimeTypes: [...new Set(types)]});
    }
  }
  return [...offers.values()];
}

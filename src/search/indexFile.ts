import type {SearchIndex} from './records/types';

/** Maps tags to their index files, below the base URL. */
export interface Manifest {
  files: Record<string, string>;
}

/**
 * Reads an index file.
 *
 * @throws Error if the text is not a complete index of the tag.
 */
export function decodeIndex(tag: string, text: string): SearchIndex {
  const index = JSON.parse(text) as Partial<SearchIndex> | null;
  if (index?.tag !== tag || !Array.isArray(index.pages)) {
    throw new Error(
      `The search index has the tag ${JSON.stringify(index?.tag)}; expected "${tag}" and a list of pages`,
    );
  }
  return index as SearchIndex;
}

/**
 * Reads the manifest file.
 *
 * @throws Error if the text is not a complete manifest.
 */
export function decodeManifest(text: string): Manifest {
  const manifest = JSON.parse(text) as Partial<Manifest> | null;
  if (typeof manifest?.files !== 'object' || manifest.files === null) {
    throw new Error('The search manifest lists no files; expected a file for each tag');
  }
  return manifest as Manifest;
}

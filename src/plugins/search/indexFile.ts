import type {Words} from './engine/text';
import {linesToPage, pageToLines} from './records/pageLines';
import type {SearchIndex} from './records/types';
import {encodePages, readPages} from './records/wordCode';

/** Says which index file, below the base URL, holds the pages with a tag. */
export interface Manifest {
  files: Record<string, string>;
}

/** An index from a file, which has its texts taken apart. */
export interface ReadIndex extends SearchIndex {
  /** The words of each text. */
  words: ReadonlyMap<string, Words>;
}

/**
 * Name of the global function that index files call. A page in UTF-8 that is opened from disk defines it and loads the
 * files with `<script>`; everywhere else they are fetched and the call around the JSON is cut off.
 */
export const receiver = 'receiveSearchData';
const head = (name: string): string => `self.${receiver}&&${receiver}(${JSON.stringify(name)},`;
const tail = ');\n';

/** Name that the manifest hands itself in under; no tag has it. */
export const manifestName = '(manifest)';

const encode = (name: string, value: unknown): string =>
  // In a script these two end a line, which JSON allows inside a string.
  `${head(name)}${JSON.stringify(value).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')}${tail}`;

/** Text of an index file. */
export const encodeIndex = ({tag, language, pages}: SearchIndex): string =>
  encode(tag, {tag, language, ...encodePages(pages.map(pageToLines))});

/** Text of the manifest file. */
export const encodeManifest = (manifest: Manifest): string => encode(manifestName, manifest);

function decode(name: string, text: string): unknown {
  const start = head(name);
  if (!text.startsWith(start) || !text.endsWith(tail)) {
    throw new Error(`The search data of "${name}" is incomplete: expected it from "${start}" to "${tail.trim()}"`);
  }
  return JSON.parse(text.slice(start.length, -tail.length)) as unknown;
}

/** @throws Error when the text is not a whole index file of the tag. */
export function decodeIndex(tag: string, text: string): ReadIndex {
  return checkIndex(tag, decode(tag, text));
}

/** @throws Error when the text is not a whole manifest. */
export function decodeManifest(text: string): Manifest {
  return checkManifest(decode(manifestName, text));
}

/** @throws Error when the value, as a file hands it over, is not an index of the tag. */
export function checkIndex(tag: string, value: unknown): ReadIndex {
  const index = value as {tag?: unknown; language?: unknown; pieces?: unknown; rare?: unknown; pages?: unknown} | null;
  const pages = Array.isArray(index?.pages) ? (index.pages as unknown[]) : undefined;
  if (
    index?.tag !== tag ||
    typeof index.pieces !== 'string' ||
    typeof index.rare !== 'string' ||
    !pages?.every((page): page is string => typeof page === 'string')
  ) {
    throw new Error(
      `The search data of "${tag}" has an unknown shape: expected its tag, the pieces of its texts and a list of pages`,
    );
  }
  const lines = readPages({pieces: index.pieces, rare: index.rare, pages});
  return {
    tag,
    language: String(index.language),
    pages: lines.map(linesToPage),
    words: new Map(lines.flat().map(({text, words}) => [text, words])),
  };
}

/** @throws Error when the value is not a manifest. */
export function checkManifest(value: unknown): Manifest {
  const manifest = value as Partial<Manifest> | null;
  if (typeof manifest?.files !== 'object' || manifest.files === null) {
    throw new Error('The search manifest has an unknown shape: expected a file for each tag');
  }
  return manifest as Manifest;
}

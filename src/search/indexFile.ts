import type {ErrorPattern} from '../facts/views';
import type {IndexPage, SearchIndex} from './records/types';

/** Returns the index file with the pages of a tag, below the base URL. */
export interface Manifest {
  files: Record<string, string>;
}

/**
 * Name of the global function that index files call. A page in UTF-8 that is opened from disk defines it and loads the
 * files with `<script>`; everywhere else they are fetched and the call around the JSON is cut off.
 */
export const receiver = 'receiveSearchData';
const head = (name: string): string => `self.${receiver}&&${receiver}(${JSON.stringify(name)},`;
const tail = ');\n';

/** Name that the manifest hands itself in under; no tag has it. */
const manifestName = '(manifest)';

const encode = (name: string, value: unknown): string =>
  // In a script these two end a line, which JSON allows inside a string.
  `${head(name)}${JSON.stringify(value).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')}${tail}`;

/** Text of an index file: the index as JSON, in a call of the receiver. */
export const encodeIndex = (index: SearchIndex): string => encode(index.tag, index);

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
export function decodeIndex(tag: string, text: string): SearchIndex {
  return checkIndex(tag, decode(tag, text));
}

/** @throws Error when the text is not a whole manifest. */
export function decodeManifest(text: string): Manifest {
  return checkManifest(decode(manifestName, text));
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);

/** Whether a value is a heading or text block: its level, its text and, mostly, an anchor. */
const isEntry = (value: unknown): boolean =>
  Array.isArray(value) && Number.isInteger(value[0]) && isText(value[1]) && (value.length < 3 || isText(value[2]));

function isPage(value: unknown): value is IndexPage {
  const page = value as Partial<Record<keyof IndexPage, unknown>> | null;
  return (
    [page?.path, page?.section, page?.description].every(isText) &&
    Array.isArray(page?.entries) &&
    page.entries.every(isEntry)
  );
}

function isErrorPattern(value: unknown): value is ErrorPattern {
  const pattern = value as Partial<Record<keyof ErrorPattern, unknown>> | null;
  return isText(pattern?.to) && isTexts(pattern.words) && isTexts(pattern.patterns);
}

const areErrorPatterns = (value: unknown): value is ErrorPattern[] | undefined =>
  value === undefined || (Array.isArray(value) && value.every(isErrorPattern));

/** @throws Error when the value, as a file hands it over, is not an index of the tag. */
export function checkIndex(tag: string, value: unknown): SearchIndex {
  const index = value as Partial<Record<keyof SearchIndex, unknown>> | null;
  if (
    index?.tag !== tag ||
    !isText(index.language) ||
    !Array.isArray(index.pages) ||
    !index.pages.every(isPage) ||
    !areErrorPatterns(index.errorPatterns)
  ) {
    throw new Error(
      `The search data of "${tag}" has an unknown shape: expected its tag, its language, a list of pages and perhaps one of error patterns`,
    );
  }
  return {
    tag,
    language: index.language,
    pages: index.pages,
    ...(index.errorPatterns && {errorPatterns: index.errorPatterns}),
  };
}

/** @throws Error when the value is not a manifest. */
function checkManifest(value: unknown): Manifest {
  const manifest = value as Partial<Manifest> | null;
  if (typeof manifest?.files !== 'object' || manifest.files === null) {
    throw new Error('The search manifest has an unknown shape: expected a file for each tag');
  }
  return manifest as Manifest;
}

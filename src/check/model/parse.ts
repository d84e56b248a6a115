/** Parses files for the rules. */
import type {LineCounter} from 'yaml';
import type {Knowledge} from '../knowledge/knowledge';
import {allSettings, bind, TooManySettings, type Setting} from './bind';
import {cached} from './cached';
import {unreadable} from './guard';
import {readJson} from './json';
import {componentOf, formatOf, identify, type Format, type Identity} from './kind';
import {readEnv, readProperties} from './settings';
import type {Place, Problem, Tree} from './tree';
import {linesOf, readYaml} from './yaml';

/** A file of the reader. */
export interface SourceFile {
  /** Name for the report, with its path if there is one. */
  name: string;
  text: string;
}

/** A parsed file. */
export interface ParsedFile extends SourceFile, Identity {
  format: Format;
  /** Component that it configures. Undefined for other kinds, or if its keys are ambiguous. */
  component?: string | undefined;
  /** Values of each document as written; for Compose files and JSON. */
  trees: readonly Tree[];
  /** Settings of each document as in Spring Boot. None for JSON and `.env`. */
  documents: readonly Setting[];
  problems: readonly Problem[];
  /** Converts offsets to lines and columns. */
  lines: LineCounter;
  /** For a file in a value of another file: where it is. Unless it is exact, its offsets are those of its own text. */
  origin?: {file: ParsedFile; at: Place; key: string; isExact: boolean; isSecret: boolean};
}

/** Why nothing is known of a text that no parser can read. */
export const unreadableReason = 'because it cannot be read';

/** Files that were opened together. */
export interface Files {
  files: readonly ParsedFile[];
}

/** Whether Spring Boot reads a file. */
export const isSettings = ({kind}: ParsedFile): boolean => ['application', 'job-templates', 'workers'].includes(kind);

/** All settings of a file. */
export const settingsIn = cached((file: ParsedFile) =>
  file.documents.flatMap(allSettings).map((setting) => ({file, setting})),
);

const noValues = {documents: [], problems: []};
const readers = {yaml: readYaml, json: readJson, properties: readProperties, env: readEnv, text: () => noValues};

/** Parses a file. Never throws. An unreadable file has a problem instead. */
export function parseFile(source: SourceFile, knowledge: Knowledge): ParsedFile {
  const {name} = source;
  // Line ends of an old Mac. All replacements keep the offsets.
  const text = source.text.replaceAll(/\r(?!\n)/g, '\n');
  const problem = unreadable(text);
  const format = problem ? 'yaml' : formatOf(name, text.trimStart());
  const file = {name, text, format, lines: linesOf(text)};
  const unread = (one: Problem): ParsedFile => ({
    ...file,
    kind: 'other',
    reason: unreadableReason,
    trees: [],
    documents: [],
    problems: [one],
  });
  if (problem) {
    return unread(problem);
  }
  try {
    // The YAML parser skips a byte order mark. A space in its place would indent the first line.
    const {documents: trees, ...read} = readers[format](format === 'yaml' ? text : text.replace(/^\uFEFF/, ' '));
    const isTemplate = /[._-]template\.\w+$|[\\/]templates[\\/]/i.test(name);
    const problems = read.problems.map((one: Problem): Problem =>
      isTemplate && one.code === 'unreadable-file' ? {...one, certainty: 'not-public'} : one,
    );
    const documents = format === 'yaml' || format === 'properties' ? trees.map(bind) : [];
    const identity = identify(name, format, trees, documents, knowledge);
    const component = identity.kind === 'application' ? componentOf(documents, knowledge) : undefined;
    return {...file, ...identity, trees, documents, problems, component};
  } catch (error) {
    const message =
      error instanceof TooManySettings
        ? 'The aliases (`*name`) of this file repeat blocks so often that it has too many values to check.'
        : 'The blocks of this file are nested too deeply to check it.';
    const advice = 'Programs that read it can run out of memory. Write the repeated blocks out.';
    // The parser is recursive. A RangeError means that there are too many levels.
    if (error instanceof TooManySettings || error instanceof RangeError) {
      return unread({code: 'unreadable-file', at: {start: 0, end: 1}, message, advice});
    }
    throw error;
  }
}

/** From a text to what the rules look at. */
import type {Knowledge} from '../knowledge/types';
import {bind, TooManySettings, type Setting} from './bind';
import {unreadable} from './guard';
import {readJson} from './json';
import {componentOf, formatOf, kindOf, type Format, type Kind} from './kind';
import {lineStarts} from './lines';
import type {Problem} from './problems';
import {readEnv, readProperties} from './settings';
import type {Tree} from './tree';
import {readYaml} from './yaml';

/** A file of the reader. */
export interface SourceFile {
  /** Name for the report, with its path if there is one. */
  name: string;
  text: string;
}

/** A file that has been read. */
export interface ParsedFile extends SourceFile {
  format: Format;
  kind: Kind;
  /** Component that it configures; undefined for other kinds, or if its keys are ambiguous. */
  component?: string;
  /** Values of each document as written; for Compose files and JSON. */
  trees: readonly Tree[];
  /** Settings of each document as Spring Boot sees them; none for JSON and `.env`. */
  documents: readonly Setting[];
  problems: readonly Problem[];
  /** Begins of the lines. */
  lines: readonly number[];
}

const readers = {yaml: readYaml, json: readJson, properties: readProperties, env: readEnv};

/** Type of a file, without reading it. */
function unread({name, text}: SourceFile, format: Format, problem: Problem): ParsedFile {
  return {name, text, format, kind: 'other', trees: [], documents: [], problems: [problem], lines: lineStarts(text)};
}

/** Reads a file. Never throws: what cannot be read has a problem. */
export function parseFile(source: SourceFile, knowledge: Knowledge): ParsedFile {
  // A byte order mark is no part of the text; a space keeps all places.
  const text = source.text.replace(/^\uFEFF/, ' ');
  const {name} = source;
  const problem = unreadable(text);
  if (problem) {
    return unread({name, text}, 'yaml', problem);
  }
  const format = formatOf(name, text);
  const tooDeep = (message: string): ParsedFile =>
    unread({name, text}, format, {code: 'unreadable-file', at: {start: 0, end: 1}, message});
  try {
    const {documents: trees, problems} = readers[format](text);
    const documents = format === 'yaml' || format === 'properties' ? trees.map(bind) : [];
    const kind = kindOf(name, format, trees, documents, knowledge);
    const component = kind === 'application' ? componentOf(documents, knowledge) : undefined;
    return {
      name,
      text,
      format,
      kind,
      trees,
      documents,
      problems,
      lines: lineStarts(text),
      ...(component && {component}),
    };
  } catch (error) {
    if (error instanceof TooManySettings) {
      return tooDeep('Aliases multiply the file beyond all measure. It is not read.');
    }
    // The parser is recursive. This error means that there are too many levels.
    if (error instanceof RangeError) {
      return tooDeep('Blocks are nested too deeply. The file is not read.');
    }
    throw error;
  }
}

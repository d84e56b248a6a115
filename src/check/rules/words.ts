// cspell:ignore workersyaml
/** Shared functions and texts of the rules. */
import {allSettings, type Setting} from '../model/bind';
import {positionOf} from '../model/lines';
import type {ParsedFile} from '../model/parse';
import type {Place} from '../model/tree';
import type {Located} from '../views/jobs';
import type {Input} from './rule';

/** Line of a place, from 1: a message names a line, never a value. */
export const lineOf = ({lines}: ParsedFile, {start}: Place): number => positionOf(lines, start).line;

/** Items whose name an earlier item has, with that one. */
export function repeated<T>(items: readonly T[], nameOf: (item: T) => string | undefined): {item: T; first: T}[] {
  const seen = new Map<string, T>();
  return items.flatMap((item) => {
    const name = nameOf(item);
    if (name === undefined || name === '') {
      return [];
    }
    const first = seen.get(name);
    seen.set(name, first ?? item);
    return first === undefined ? [] : [{item, first}];
  });
}

/** Named parts of files, such as templates, whose name an earlier one of the same document has, with that one. */
export const repeatedInDocument = <T extends {document: Setting; name: Located}>(
  items: readonly T[],
): {item: T; first: T}[] =>
  [...new Set(items.map(({document}) => document))].flatMap((document) =>
    repeated(
      items.filter((item) => item.document === document),
      ({name}) => name.text,
    ),
  );

/** The text as a single value of YAML in single quotes. */
export const inSingleQuotes = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** Section about `workers.yaml`. */
export const definitionFile = 'reference/workers#the-definition-file-workersyaml';

/** Kinds of files whose keys Spring Boot reads. */
const settingsKinds = ['application', 'job-templates', 'workers'];

/** Files with settings. */
export const settingsFiles = ({files}: Input): readonly ParsedFile[] =>
  files.filter(({kind}) => settingsKinds.includes(kind));

const listed = new WeakMap<Input, readonly {file: ParsedFile; setting: Setting}[]>();

/** Each setting of each document of these files; listed once for each check. */
export function settingsOf(input: Input): readonly {file: ParsedFile; setting: Setting}[] {
  const before = listed.get(input);
  if (before) {
    return before;
  }
  const found = settingsFiles(input).flatMap((file) =>
    file.documents.flatMap((document) =>
      allSettings(document)
        .filter(({id}) => id !== '')
        .map((setting) => ({file, setting})),
    ),
  );
  listed.set(input, found);
  return found;
}

/** Whether the value is filled in when the program starts: such a value cannot be judged. */
export const isPlaceholder = (text: string): boolean => /\$\{|#\{|@[\w.-]+@/.test(text);

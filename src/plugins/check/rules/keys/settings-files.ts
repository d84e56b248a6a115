/** The files whose keys Spring Boot reads. */
import {allSettings, type Setting} from '../../model/bind';
import type {ParsedFile} from '../../model/parse';
import type {Input} from '../rule';

const kinds = ['application', 'job-templates', 'workers'];

/** Files with settings. */
export const settingsFiles = ({files}: Input): readonly ParsedFile[] => files.filter(({kind}) => kinds.includes(kind));

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

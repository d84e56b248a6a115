import {mkdirSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** Writes a file, and its folder, by renaming: others who read it at the same time see the old text or the new one. */
export function writeWhole(file: string, text: string): void {
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(`${file}.tmp`, text);
  renameSync(`${file}.tmp`, file);
}

import {mkdirSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** Writes a file and its folder atomically by renaming, so that concurrent readers see the old or the new content. */
export function writeWhole(file: string, content: string | Uint8Array): void {
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(`${file}.tmp`, content);
  renameSync(`${file}.tmp`, file);
}

/**
 * Writes files that readers fetch by their address.
 *
 * @param files - Path below the base URL to text.
 * @param outDir - Folder of the build.
 */
export function writePublished(files: ReadonlyMap<string, string>, outDir: string): void {
  files.forEach((text, name) => writeWhole(path.join(outDir, name), text));
}

import {readdirSync, mkdirSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** Paths of all files below a folder, relative to it, with `/` on every system, sorted. */
export function namesBelow(folder: string): string[] {
  return readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
}

/** Paths of all files below a folder, with the folder in front. The folder is relative to `root`. */
export const filesBelow = (folder: string, root = ''): string[] =>
  namesBelow(path.join(root, folder)).map((name) => path.join(folder, name).replaceAll('\\', '/'));

/** Compressed copies, which hosts send instead of a plain file. */

/** Pattern of the end of their names, as nginx reads it, too. */
export const compressedEnding = '\\.(?:gz|br)$';

/**
 * Whether a file is a compressed copy: its plain file is next to it. An archive such as `kit.tar.gz` has none.
 *
 * @param has - Whether there is a file of that name.
 */
export const isCompressedCopy = (file: string, has: (name: string) => boolean): boolean => {
  const plain = file.replace(new RegExp(compressedEnding), '');
  return plain !== file && has(plain);
};

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

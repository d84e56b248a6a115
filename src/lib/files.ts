import {readdirSync} from 'node:fs';
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

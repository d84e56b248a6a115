import path from 'node:path';
import {namesBelow} from '../../src/lib/files';

export {namesBelow};

/** Paths of all files below a folder, with the folder in front. */
export const filesBelow = (folder: string): string[] =>
  namesBelow(folder).map((name) => path.join(folder, name).replaceAll('\\', '/'));

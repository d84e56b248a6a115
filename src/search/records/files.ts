import {createHash} from 'node:crypto';
import {indexFolder, type Manifest, manifestPath} from '../indexFile';
import type {SearchIndex} from './types';

/** The texts of all index files by path: the manifest, and one file for each index with a hash of its content in the name. */
export function indexFiles(indexes: readonly SearchIndex[]): Map<string, string> {
  const texts = new Map<string, string>();
  const manifest: Manifest = {files: {}};
  for (const index of indexes) {
    const text = JSON.stringify(index);
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 12);
    const file = `${indexFolder}/${index.tag}.${hash}.json`;
    manifest.files[index.tag] = file;
    texts.set(file, text);
  }
  return texts.set(manifestPath, JSON.stringify(manifest));
}

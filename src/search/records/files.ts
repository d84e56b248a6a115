import {createHash} from 'node:crypto';
import {encodeIndex, encodeManifest, type Manifest} from '../indexFile';
import {indexFolder, manifestPath} from '../paths';
import type {SearchIndex} from './types';

/** A file to be written below the output folder. */
export interface OutputFile {
  path: string;
  content: string;
}

/**
 * The index files, each named by its content, and the manifest that maps tags to files.
 *
 * @param encode - Writes an index.
 */
export function indexFiles(indexes: readonly SearchIndex[], encode = encodeIndex): OutputFile[] {
  const files = indexes.map((index) => {
    const content = encode(index);
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 12);
    return {tag: index.tag, path: `${indexFolder}/${index.tag}.${hash}.js`, content};
  });
  const manifest: Manifest = {files: Object.fromEntries(files.map(({tag, path}) => [tag, path]))};
  return [
    ...files.map(({path, content}) => ({path, content})),
    {path: manifestPath, content: encodeManifest(manifest)},
  ];
}

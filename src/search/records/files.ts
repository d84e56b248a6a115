import {createHash} from 'node:crypto';
import {indexFolder, type Manifest, manifestPath} from '../indexFile';
import type {SearchIndex} from './types';

/** A file to write below the output folder. */
export interface OutputFile {
  path: string;
  content: string;
}

/** The index files, each with a hash of its content in the name, and the manifest that maps tags to files. */
export function indexFiles(indexes: readonly SearchIndex[]): OutputFile[] {
  const files = indexes.map((index) => {
    const content = JSON.stringify(index);
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 12);
    return {tag: index.tag, path: `${indexFolder}/${index.tag}.${hash}.json`, content};
  });
  const manifest: Manifest = {files: Object.fromEntries(files.map(({tag, path}) => [tag, path]))};
  return [
    ...files.map(({path, content}) => ({path, content})),
    {path: manifestPath, content: JSON.stringify(manifest)},
  ];
}

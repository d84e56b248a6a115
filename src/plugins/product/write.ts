/** Writes the JSON files of the plugin below `.docusaurus/`, where pages import them from. */
import {readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {withOwnAddress} from '../../config/site';
import {sampleFileName, type FactFiles} from '../../facts/prepare/files';
import {repositoryRoot} from '../../facts/load/load';
import {namesBelow} from '../../lib/files';

/** Import path of a file that the plugin has written. */
export const generatedPath = (name: string): string => `@generated/product/default/${name}`;

/** Samples as JSON strings, ready to be written. */
export function sampleFiles(samples: readonly string[]): Map<string, string> {
  return new Map(
    samples.map((sample) => [
      sampleFileName(sample),
      withOwnAddress(readFileSync(path.join(repositoryRoot, sample), 'utf8').trimEnd()),
    ]),
  );
}

/**
 * Writes all files and removes those of earlier builds whose facts no longer exist, so that a page that still uses one
 * fails instead of showing it.
 */
export async function writeFiles(
  files: FactFiles,
  folder: string,
  createData: (name: string, data: string) => Promise<string>,
): Promise<void> {
  for (const stale of namesBelow(folder).filter((name) => !files.has(name) && !name.startsWith('__'))) {
    rmSync(path.join(folder, stale));
  }
  await Promise.all([...files].map(([name, data]) => createData(name, JSON.stringify(data))));
}

/** Writes the JSON files of the plugin below `.docusaurus/`, where pages import them from. */
import {readFileSync, rmSync, existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {withOwnAddress} from '../../config/site';
import {sampleFileName, type FactFiles, factFiles} from '../../facts/prepare/files';
import {repositoryRoot, listSamples} from '../../facts/load/load';
import {namesBelow} from '../../lib/files';
import type {Product} from '../../facts/schema';
import {factVersions, lastFactVersion} from '../../facts/versions';
import type {Supplies} from './remark/page';

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

const componentsFolder = path.join(repositoryRoot, 'src', 'blocks');

/**
 * Selects the facts for pages, and lists samples and components.
 *
 * @param drawings - Names of the drawings of job flows.
 */
export function suppliesFrom(product: Product, drawings: Supplies['drawings']): Supplies {
  return {
    facts: factFiles(product, factVersions, lastFactVersion),
    samples: listSamples(),
    components: () =>
      readdirSync(componentsFolder).filter((name) => existsSync(path.join(componentsFolder, name, 'index.tsx'))),
    drawings,
  };
}

/** Everything that pages can use. */
import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {listSamples, repositoryRoot} from '../../../facts/load/load';
import {factFiles} from '../../../facts/prepare/files';
import type {Product} from '../../../facts/schema';
import {factVersions, lastFactVersion} from '../../../facts/versions';
import type {Supplies} from './page';

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

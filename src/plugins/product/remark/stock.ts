/** Everything that pages can use. */
import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {drawings} from '../../../check/figures/figures';
import {loadKnowledge} from '../../../check/knowledge/knowledge';
import {factFiles} from '../../../facts/prepare/files';
import {listSamples, loadProduct, repositoryRoot} from '../../../facts/load/load';
import {factVersions, lastFactVersion} from '../../../facts/versions';
import type {Stock} from './page';

const componentsFolder = path.join(repositoryRoot, 'src', 'blocks');

let stock: Stock | undefined;

/** Reads everything from the files. */
export function readStock(): Stock {
  let names: readonly string[] | undefined;
  stock = {
    facts: factFiles(loadProduct(factVersions), factVersions, lastFactVersion),
    samples: listSamples(),
    components: () =>
      readdirSync(componentsFolder).filter((name) => existsSync(path.join(componentsFolder, name, 'index.tsx'))),
    drawings: () => (names ??= [...drawings(loadKnowledge()).keys()]),
  };
  return stock;
}

/** The result of the last reading. */
export const currentStock = (): Stock => stock ?? readStock();

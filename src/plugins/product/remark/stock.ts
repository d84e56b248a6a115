/** Everything that pages can use. */
import {existsSync, readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import {drawings} from '../../../check/figures/figures';
import {loadKnowledge} from '../../../check/knowledge/knowledge';
import {factFiles} from '../../../facts/prepare/files';
import {listFiles, listSamples, loadProduct, repositoryRoot} from '../../../facts/load/load';
import {factVersions, lastFactVersion} from '../../../facts/versions';
import type {Stock} from './page';

const componentsFolder = path.join(repositoryRoot, 'src', 'blocks');

let cached: {stamp: string; stock: Stock} | undefined;

/** Changes whenever a file of the product data does. */
function currentStamp(): string {
  return listFiles(repositoryRoot, 'product')
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => `${name}:${statSync(path.join(repositoryRoot, name)).mtimeMs}`)
    .join();
}

/**
 * Everything is read once in a production build. While somebody writes, components and samples are listed each time, as they may
 * be added, and facts are read on change.
 */
export function currentStock(): Stock {
  if (cached && process.env['NODE_ENV'] === 'production') {
    return cached.stock;
  }
  const stamp = currentStamp();
  const facts =
    cached?.stamp === stamp ? cached.stock.facts : factFiles(loadProduct(factVersions), factVersions, lastFactVersion);
  const components = readdirSync(componentsFolder).filter((name) =>
    existsSync(path.join(componentsFolder, name, 'index.tsx')),
  );
  let names: string[] | undefined;
  const drawingNames = (): string[] => (names ??= [...drawings(loadKnowledge()).keys()]);
  cached = {stamp, stock: {facts, samples: listSamples(), components, drawings: drawingNames}};
  return cached.stock;
}

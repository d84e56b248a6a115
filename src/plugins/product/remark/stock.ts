/** What exists for pages to use; read again when the product data changes while somebody writes. */
import {existsSync, readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import {factFiles} from '../files';
import {listFiles, listSamples, loadProduct, repositoryRoot} from '../load';
import {factVersions, lastFactVersion} from '../versions';
import type {Stock} from './page';

const componentsFolder = path.join(repositoryRoot, 'src', 'components');

let cached: {stamp: string; stock: Stock} | undefined;

/** Changes whenever a file of the product data does. */
function currentStamp(): string {
  return listFiles(repositoryRoot, 'product')
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => `${name}:${statSync(path.join(repositoryRoot, name)).mtimeMs}`)
    .join();
}

/** Components and samples are listed each time (they may be added while the preview runs), facts only on change. */
export function currentStock(): Stock {
  const stamp = currentStamp();
  const facts =
    cached?.stamp === stamp ? cached.stock.facts : factFiles(loadProduct(factVersions), factVersions, lastFactVersion);
  const components = readdirSync(componentsFolder).filter((name) =>
    existsSync(path.join(componentsFolder, name, 'index.tsx')),
  );
  cached = {stamp, stock: {facts, samples: listSamples(), components}};
  return cached.stock;
}

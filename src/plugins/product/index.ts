/** Docusaurus plugin that checks the product data and hands it to the pages. Hooks only; see README.md. */
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {FactFiles} from './files';
import {loadProduct, sampleFolders} from './load';
import {openApiFiles} from './openapi-files';
import {currentStock} from './remark/stock';
import {factVersions} from './versions';
import {sampleFiles, writeFiles, writePublished} from './write';

/** The plugin; its name is part of the import path `@generated/product/default/...`. */
export default function productPlugin({generatedFilesDir}: LoadContext): Plugin<unknown> {
  return {
    name: 'product',
    loadContent: () => {
      const {facts, samples} = currentStock();
      return Promise.resolve(new Map([...facts, ...sampleFiles(samples)]));
    },
    contentLoaded: ({content, actions}) =>
      writeFiles(content as FactFiles, path.join(generatedFilesDir, 'product', 'default'), actions.createData),
    postBuild: ({outDir}) => {
      writePublished(openApiFiles(loadProduct(factVersions), factVersions), outDir);
      return Promise.resolve();
    },
    getPathsToWatch: () => ['product/**/*.yaml', ...sampleFolders.map((folder) => `${folder}/**/*`)],
  };
}

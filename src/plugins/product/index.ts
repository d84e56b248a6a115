/** Docusaurus plugin that checks the product data and hands it to the pages. Hooks only; see src/facts/README.md. */
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {FactFiles} from '../../facts/prepare/files';
import {namesFile, productNames} from '../../facts/prepare/names';
import {loadProduct, sampleFolders} from '../../facts/load/load';
import {editorSchemas} from '../../facts/publish/editorSchemas';
import {openApiFiles} from '../../facts/publish/openapi-files';
import {readStock} from './remark/stock';
import {factVersions} from '../../facts/versions';
import {writePublished} from '../../lib/writeWhole';
import {sampleFiles, writeFiles} from './write';

/** The plugin; its name is part of the import path `@generated/product/default/...`. */
export default function productPlugin({generatedFilesDir}: LoadContext): Plugin<unknown> {
  return {
    name: 'product',
    loadContent: () => {
      const {facts, samples} = readStock();
      return Promise.resolve(new Map([...facts, ...sampleFiles(samples), ...editorSchemas()]));
    },
    contentLoaded: ({content, actions}) =>
      writeFiles(content as FactFiles, path.join(generatedFilesDir, 'product', 'default'), actions.createData),
    postBuild({outDir, siteConfig: {url, baseUrl}}) {
      const product = loadProduct(factVersions);
      writePublished(openApiFiles(product, factVersions), outDir);
      const names = productNames(product, factVersions);
      writePublished(new Map([['names.json', namesFile(names, factVersions, url + baseUrl.slice(0, -1))]]), outDir);
      return Promise.resolve();
    },
    getPathsToWatch: () => ['product/**/*.yaml', ...sampleFolders.map((folder) => `${folder}/**/*`)],
  };
}

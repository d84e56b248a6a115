/** Checks the product data and hands it to pages and other plugins. Hooks only; see src/facts/README.md. */
import path from 'node:path';
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import {drawings} from '../../check/figures/figures';
import {type Knowledge, knowledgeOf} from '../../check/knowledge/knowledge';
import {loadProduct, sampleFolders} from '../../facts/load/load';
import type {FactFiles} from '../../facts/prepare/files';
import {namesFile, productNames} from '../../facts/prepare/names';
import {editorSchemas, type Product} from '../../facts/schema';
import {openApiFiles} from '../../facts/publish/openapi-files';
import {factVersions} from '../../facts/versions';
import {writePublished} from '../../lib/files';
import {mockServer, mockServerPaths} from '../../mock/bundle';
import {remarkProduct} from './remark';
import type {Supplies} from './remark/page';
import {suppliesFrom, sampleFiles, writeFiles} from './write';

export {shownFiles, shownRows} from './remark/facts';
export {componentFaults} from './remark/source';
export {suppliesFrom, type Supplies};

/** The facts, loaded once, and what is made from them: the files that pages import, the knowledge of the checks and the drawings of job flows. */
interface ProductContent {
  product: Product;
  files: FactFiles;
  knowledge: Knowledge;
  flows: ReturnType<typeof drawings>;
}

export const productIn = (allContent: AllContent): ProductContent =>
  allContent['product']!['default'] as ProductContent;

/** The plugin, whose name is part of the import path `@generated/product/default/...`, and the remark plugin that reads its facts. */
export function productPlugins() {
  let supplies: Supplies;
  const plugin = ({generatedFilesDir}: LoadContext): Plugin<unknown> => ({
    name: 'product',
    loadContent: () => {
      const product = loadProduct(factVersions);
      const knowledge = knowledgeOf(product);
      const flows = drawings(knowledge);
      supplies = suppliesFrom(product, [...flows.keys()]);
      const files = new Map([...supplies.facts, ...sampleFiles(supplies.samples), ...editorSchemas()]);
      return Promise.resolve<ProductContent>({product, files, knowledge, flows});
    },
    contentLoaded: ({content, actions}) =>
      writeFiles(
        (content as ProductContent).files,
        path.join(generatedFilesDir, 'product', 'default'),
        actions.createData,
      ),
    async postBuild({content, outDir, siteConfig: {url, baseUrl}}) {
      const {product} = content as ProductContent;
      writePublished(openApiFiles(product, factVersions), outDir);
      const names = productNames(product, factVersions);
      writePublished(new Map([['names.json', namesFile(names, factVersions, url + baseUrl.slice(0, -1))]]), outDir);
      const program = await mockServer(product);
      writePublished(new Map(mockServerPaths.map((file) => [file, program])), outDir);
    },
    getPathsToWatch: () => ['product/**/*.yaml', ...sampleFolders.map((folder) => `${folder}/**/*`)],
  });
  return {plugin, remark: remarkProduct(() => supplies)};
}

/** Docusaurus plugin: provides the knowledge of the page `/check`, and publishes `check.mjs` and the schemas for editors. See src/check/README.md. */
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Product} from '../../facts/schema';
import {factVersions} from '../../facts/versions';
import {writePublished} from '../../lib/writeWhole';
import {drawingPath, drawings} from '../../check/figures/figures';
import {loadKnowledge, type Knowledge} from '../../check/knowledge/knowledge';
import {schemaFiles} from '../../check/schemas/files';
import {standalone, standalonePath} from '../../check/standalone/bundle';
import {productIn} from '../product';

/** The plugin. Its name is part of the import path `@generated/check/default/knowledge.json`. */
export default function checkPlugin({siteConfig: {url, baseUrl}}: LoadContext): Plugin<unknown> {
  let product: Product;
  return {
    name: 'check',
    loadContent: () => Promise.resolve(loadKnowledge()),
    async contentLoaded({content, actions}) {
      await actions.createData('knowledge.json', JSON.stringify(content));
      for (const [name, drawing] of drawings(content as Knowledge)) {
        await actions.createData(drawingPath(name), JSON.stringify(drawing));
      }
    },
    allContentLoaded({allContent}) {
      ({product} = productIn(allContent));
    },
    async postBuild({outDir, content}) {
      const site = `${url}${baseUrl}`;
      writePublished(schemaFiles(product, factVersions, site), outDir);
      writePublished(new Map([[standalonePath, await standalone(content as Knowledge, site)]]), outDir);
    },
    getPathsToWatch: () => ['product/**/*.yaml', 'static/samples/**/*.yaml'],
  };
}

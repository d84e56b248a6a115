/** Docusaurus plugin: provides the knowledge of the page `/check`, and publishes `check.mjs` and the schemas for editors. See src/check/README.md. */
import type {LoadContext, Plugin} from '@docusaurus/types';
import {factVersions} from '../../facts/versions';
import {writePublished} from '../../lib/files';
import {drawingPath} from '../../check/figures/figures';
import {schemaFiles} from '../../check/schemas/files';
import {standalone, standalonePath} from '../../check/standalone/bundle';
import {productIn} from '../product';

/** The plugin. Its name is part of the import path `@generated/check/default/knowledge.json`. */
export default function checkPlugin({siteConfig: {url, baseUrl}}: LoadContext): Plugin {
  let facts: ReturnType<typeof productIn>;
  return {
    name: 'check',
    async allContentLoaded({allContent, actions}) {
      facts = productIn(allContent);
      await actions.createData('knowledge.json', JSON.stringify(facts.knowledge));
      for (const [name, drawing] of facts.flows) {
        await actions.createData(drawingPath(name), JSON.stringify(drawing));
      }
    },
    async postBuild({outDir}) {
      const site = `${url}${baseUrl}`;
      writePublished(schemaFiles(facts.product, factVersions, site), outDir);
      writePublished(new Map([[standalonePath, await standalone(facts.knowledge, site)]]), outDir);
    },
  };
}

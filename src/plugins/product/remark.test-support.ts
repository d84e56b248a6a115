/** Compiles Markdown with the plugin as Docusaurus does, with a few supplies. For tests. */
import {compile} from '@mdx-js/mdx';
import {factFiles} from '../../facts/prepare/files';
import {product} from '../../facts/loaded.test-support';
import {transformPage} from './remark';
import type {Supplies} from './remark/page';
import type {TreeNode} from '../../lib/remarkTree';
import {factVersions, lastFactVersion} from '../../facts/versions';

const productComponents = [
  'PropertyTable',
  'WorkerCatalogue',
  'WorkerParameters',
  'WorkerTable',
  'EndpointList',
  'EventTable',
  'Term',
];

export const supplies: Supplies = {
  facts: factFiles(product, factVersions, lastFactVersion),
  samples: ['product/job-templates/ocr.yaml', 'static/samples/a.yaml'],
  components: () => [...productComponents, 'Download', 'JobFlow', 'Known'],
  drawings: ['OcrFlowFigure', 'static/samples/a.yaml'],
};

/** JavaScript of a page. */
export async function remark(markdown: string, file: string): Promise<string> {
  const plugin = () => (tree: unknown) => transformPage(tree as TreeNode, file, supplies);
  return String(await compile(markdown, {remarkPlugins: [plugin]}));
}

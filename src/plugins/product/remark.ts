/**
 * Remark plugin that runs before those of Docusaurus on every page: shows files in fences, gives data to the components
 * that show product facts, and adds the imports. See src/facts/README.md.
 */
import path from 'node:path';
import {repositoryRoot} from '../../facts/load/load';
import {supplyFacts} from './remark/facts';
import {checkDownload, expandFence} from './remark/fences';
import {importComponents, ownNames} from './remark/imports';
import {Page, type Supplies} from './remark/page';
import {completePlatforms} from './remark/platforms';
import {walk, type TreeNode} from '../../lib/remarkTree';
import {versionOfPage} from '../../facts/versions';

/**
 * Transforms the tree of one page in place.
 *
 * @param file - Path relative to the repository, with `/`.
 * @throws Error with file, line, value and choices when the page asks for something that does not exist.
 */
export function transformPage(tree: TreeNode, file: string, supplies: Supplies): void {
  const page = new Page(file, versionOfPage(file), supplies);
  const own = ownNames(tree);
  const anchors = new Set<string>();
  walk(tree, (node) => completePlatforms(node, page));
  walk(tree, (node, siblings) => expandFence(node, siblings, page));
  walk(tree, (node) => {
    if (node.type.startsWith('mdxJsx') && !own.has(node.name ?? '')) {
      checkDownload(node, page);
      supplyFacts(node, page, anchors);
    }
  });
  importComponents(tree, page);
  tree.children?.unshift(...page.importNodes());
}

/**
 * The plugin for `beforeDefaultRemarkPlugins` of docs, blog and pages.
 *
 * @param supplies - Returns what pages can use, at the time when a page is compiled.
 */
export const remarkProduct =
  (supplies: () => Supplies) => (): ((tree: TreeNode, file: {path: string}) => void) => (tree, file) => {
    const relative = path.relative(repositoryRoot, file.path).split(path.sep).join('/');
    transformPage(tree, relative, supplies());
  };

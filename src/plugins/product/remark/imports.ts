/** Adds the import of each component that a page uses, so that authors need none. */
import {choicesNear} from '../../../lib/choices';
import type {Page} from './page';
import {walk, type TreeNode} from '../../../lib/remarkTree';

/** Components of the theme that pages use. */
const themeComponents: Readonly<Record<string, string>> = {
  CodeBlock: '@theme/CodeBlock',
  TabItem: '@theme/TabItem',
  Tabs: '@theme/Tabs',
};

/** Capitalised components that Docusaurus gives to every page (@theme/MDXComponents, remark plugins). */
const globalComponents = new Set(['Admonition', 'Details', 'Head', 'Mermaid']);

/** Names that the page itself imports or declares: those in its import and export statements that look like a component. */
export const ownNames = (tree: TreeNode): Set<string> =>
  new Set((tree.children ?? []).flatMap(({type, value}) => (type === 'mdxjsEsm' && value?.match(/\b[A-Z]\w*/g)) || []));

/** Whether a node is a component tag such as `<Tabs>`; `<p>` and fragments are not. */
const isComponent = (node: TreeNode): node is TreeNode & {name: string} =>
  node.type.startsWith('mdxJsx') && typeof node.name === 'string' && /^[A-Z]\w*$/.test(node.name);

/**
 * Imports what the page uses.
 *
 * @throws Error with file, line and tag when no component of that name exists.
 */
export function importComponents(tree: TreeNode, page: Page): void {
  const own = ownNames(tree);
  walk(tree, (node) => {
    if (!isComponent(node) || own.has(node.name) || globalComponents.has(node.name)) {
      return;
    }
    const theme = themeComponents[node.name];
    if (theme !== undefined) {
      page.importComponent(node.name, theme);
    } else if (page.supplies.components().includes(node.name)) {
      page.importComponent(node.name, `@site/src/blocks/${node.name}`);
    } else {
      const known = [...page.supplies.components(), ...Object.keys(themeComponents), ...globalComponents];
      throw page.error(
        node,
        `<${node.name}> is not a component; add an import to the page, or ${choicesNear(node.name, known)}`,
      );
    }
  });
}

/** The text of an article as Markdown. */
import type {Nodes, Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';

const toText = unified()
  .use(remarkGfm, {tablePipeAlign: false})
  .use(remarkStringify, {bullet: '-', emphasis: '_', fences: true, rule: '-'})
  .freeze();

/** A tree with changed addresses of links and images. */
function withAddresses<T extends Nodes>(node: T, change: (address: string) => string): T {
  const children = 'children' in node ? {children: node.children.map((child) => withAddresses(child, change))} : {};
  return {...node, ...children, ...('url' in node && {url: change(node.url)})};
}

/**
 * The text of an article.
 *
 * @param addressOf - Changes the address of each link and image.
 */
export const markdownOf = (tree: Root, addressOf: (address: string) => string): string =>
  toText.stringify(withAddresses(tree, addressOf));

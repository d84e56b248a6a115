/** Faults of components and of fences with a file that the source of a page shows: what the preview says when somebody opens the page. */
import {versionOfPage} from '../../../facts/versions';
import type {TreeNode} from '../../../lib/remarkTree';
import {supplyFacts} from './facts';
import {checkDownload, expandFence} from './fences';
import {Page, type Supplies} from './page';

const tag = /<([A-Z]\w*)\b((?:[^>"{]|"[^"]*"|\{[^}]*\})*)>/g;
const attribute = /([\w-]+)(?:="([^"]*)"|=\{[^}]*\})?/g;
const fence = /^[ \t>]*`{3,}(?: *)(\S*) *(.*)\n([\s\S]*?)^[ \t>]*`{3,}[ \t]*$/gm;

/**
 * One line per fault, with file and line.
 *
 * @param prose - The text of the page without code, in the same lines.
 * @param text - The text of the page, with line breaks of Unix.
 */
export function componentFaults(file: string, prose: string, text: string, supplies: Supplies): string[] {
  const page = new Page(file, versionOfPage(file), supplies);
  const anchors = new Set<string>();
  const faultsOf = (node: TreeNode, where: string, check: (node: TreeNode) => void): string[] => {
    try {
      check({...node, position: {start: {line: where.split('\n').length, column: 1}}});
      return [];
    } catch (error) {
      return [(error as Error).message.replace(/^([^:]+:\d+):\d+/, '$1')];
    }
  };
  const tags = [...prose.matchAll(tag)].flatMap(({1: name = '', 2: given = '', index}) => {
    const attributes = Array.from(given.matchAll(attribute), ([, key = '', value]) => ({
      type: 'mdxJsxAttribute',
      name: key,
      value: value ?? {},
    }));
    return faultsOf({type: 'mdxJsxFlowElement', name, attributes}, prose.slice(0, index), (node) => {
      checkDownload(node, page);
      supplyFacts(node, page, anchors);
    });
  });
  const fences = [...text.matchAll(fence)].flatMap(({1: lang = '', 2: meta = '', 3: value = '', index}) =>
    faultsOf({type: 'code', lang, meta, value}, text.slice(0, index), (node) => expandFence(node, [node], page)),
  );
  return [...tags, ...fences];
}

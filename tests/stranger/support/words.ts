/** Words of a page and of its twin, told apart from the code that makes the twin. */
import type {DefaultTreeAdapterTypes as Tree} from 'parse5';
import {attribute} from '../../../src/lib/elements';

/** What a reader uses rather than reads, or what another place says. */
const isNoText = (element: Tree.Element): boolean =>
  /^(?:button|form|input|select|textarea|script|style|nav|noscript|svg|footer)$/.test(element.tagName) ||
  ['tooltip', 'tablist', 'status'].includes(attribute(element, 'role') ?? '') ||
  attribute(element, 'aria-hidden') === 'true' ||
  attribute(element, 'inert') !== undefined ||
  (/hash-link|theme-doc-(?:breadcrumbs|toc-mobile|version-badge)|theme-edit-this-page|\blanguage_|copyForms|pageActions/i.test(
    attribute(element, 'class') ?? '',
  ) &&
    element.tagName !== 'pre');

function shownIn(node: Tree.ChildNode): string {
  if (!('tagName' in node)) {
    return 'value' in node ? node.value : '';
  }
  const text = isNoText(node) ? '' : node.childNodes.map(shownIn).join('');
  return /^(?:a|b|dfn|em|i|span|strong|wbr)$/.test(node.tagName) ? text : ` ${text} `;
}

const words = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * The share of the words of an element that a text does not have, and an example of them.
 *
 * @param element - What readers come for on a page.
 */
export function missingWords(element: Tree.Element, twin: string): {share: number; example: string} {
  const counts = new Map<string, number>();
  words(twin).forEach((word) => counts.set(word, (counts.get(word) ?? 0) + 1));
  const all = words(shownIn(element));
  const missing = all.filter((word) => {
    const left = counts.get(word) ?? 0;
    counts.set(word, left - 1);
    return left <= 0;
  });
  return {share: missing.length / Math.max(1, all.length), example: missing.slice(0, 5).join(' ')};
}

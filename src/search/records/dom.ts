import type {DefaultTreeAdapterTypes} from 'parse5';
import {attribute} from '../../lib/elements';

export type Node = DefaultTreeAdapterTypes.ChildNode;
export type Element = DefaultTreeAdapterTypes.Element;
export type Document = DefaultTreeAdapterTypes.Document;
type Parent = DefaultTreeAdapterTypes.ParentNode;

/** Whether the node is an element. */
export const isElement = (node: Node): node is Element => 'tagName' in node;

/** Whether the element has the class. */
export function hasClass(element: Element, name: string): boolean {
  const all = attribute(element, 'class');
  // Most elements have no such text in their classes and are checked often.
  return all !== undefined && all.includes(name) && all.split(/\s+/).includes(name);
}

/** The first element below `parent`, in document order, that `test` accepts. */
export function find(parent: Parent, test: (element: Element) => boolean): Element | undefined {
  for (const node of parent.childNodes) {
    if (isElement(node)) {
      const found = test(node) ? node : find(node, test);
      if (found) {
        return found;
      }
    }
  }
  return undefined;
}

/** All elements below `parent`, in document order, that `test` accepts. */
export function findAll(parent: Parent, test: (element: Element) => boolean): Element[] {
  return parent.childNodes
    .filter(isElement)
    .flatMap((element) => [...(test(element) ? [element] : []), ...findAll(element, test)]);
}

/** Text with collapsed white space and without the zero-width characters that Docusaurus adds to headings. */
export function collapse(text: string): string {
  return text
    .replaceAll(/[\u200b-\u200d\ufeff]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

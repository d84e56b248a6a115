/** Small changes to a page that parse5 has taken apart. */
import {type DefaultTreeAdapterTypes as Tree, html, parseFragment, serializeOuter} from 'parse5';
import {attribute} from '../../../src/lib/elements';

/** Classes of an element. */
export const classesOf = (element: Tree.Element): string[] => attribute(element, 'class')?.split(/\s+/) ?? [];

/** A copy of an element that is in no tree yet. */
export function copyOf(element: Tree.Element): Tree.Element {
  const fragment = parseFragment(serializeOuter(element));
  return fragment.childNodes.find((child): child is Tree.Element => 'tagName' in child)!;
}

/** A new HTML element. */
export function create(tagName: string, attributes: Readonly<Record<string, string>> = {}): Tree.Element {
  const attrs = Object.entries(attributes).map(([name, value]) => ({name, value}));
  return {nodeName: tagName, tagName, attrs, namespaceURI: html.NS.HTML, childNodes: [], parentNode: null};
}

/** Puts an element behind the others of its new parent. */
export function append(parent: Tree.ParentNode, child: Tree.Element): void {
  child.parentNode = parent;
  parent.childNodes.push(child);
}

/** Sets an attribute. */
export function setAttribute(element: Tree.Element, name: string, value: string): void {
  element.attrs = [...element.attrs.filter((one) => one.name !== name), {name, value}];
}

/** Takes elements out of a tree, with all in them. */
export function remove(parent: Tree.ParentNode, isUnwanted: (element: Tree.Element) => boolean): void {
  parent.childNodes = parent.childNodes.filter((child) => !('tagName' in child && isUnwanted(child)));
  parent.childNodes.forEach((child) => 'childNodes' in child && remove(child, isUnwanted));
}

/** Helpers for parse5 trees. */
import type {DefaultTreeAdapterTypes as Tree} from 'parse5';

/** All elements of a tree in document order, including those inside `<template>`. */
export function elements(node: Tree.Node): Tree.Element[] {
  const all: Tree.Element[] = [];
  const collect = (one: Tree.Node): void => {
    if (isElement(one)) {
      all.push(one);
    }
    if ('content' in one) {
      collect(one.content);
    }
    if ('childNodes' in one) {
      one.childNodes.forEach(collect);
    }
  };
  collect(node);
  return all;
}

export const isElement = (node: Tree.Node): node is Tree.Element => 'tagName' in node;

export const textOf = (node: Tree.Node): string =>
  'value' in node ? node.value : 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';

/** Value of an attribute, or undefined if the element does not have it. */
export function attribute(element: Tree.Element, name: string): string | undefined {
  return element.attrs.find((one) => one.name === name)?.value;
}

export function hasClass(element: Tree.Element, name: string): boolean {
  const all = attribute(element, 'class');
  // A fast check first, because most elements do not have the class.
  return all !== undefined && all.includes(name) && all.split(/\s+/).includes(name);
}

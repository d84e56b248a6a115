/** Ways through a page that parse5 has taken apart. */
import type {DefaultTreeAdapterTypes as Tree} from 'parse5';

/** All elements of a tree, also those inside `<template>`. */
export function* elements(node: Tree.Node): Generator<Tree.Element> {
  if ('tagName' in node) {
    yield node;
  }
  if ('content' in node) {
    yield* elements(node.content);
  }
  for (const child of 'childNodes' in node ? node.childNodes : []) {
    yield* elements(child);
  }
}

/** Value of an attribute; undefined when the element does not have it. */
export function attribute(element: Tree.Element, name: string): string | undefined {
  return element.attrs.find((one) => one.name === name)?.value;
}

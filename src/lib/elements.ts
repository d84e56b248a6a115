/** Ways through a page that parse5 has taken apart. */
import type {DefaultTreeAdapterTypes as Tree} from 'parse5';

/** All elements of a tree in the order of the page, also those inside `<template>`. */
export function elements(node: Tree.Node): Tree.Element[] {
  const all: Tree.Element[] = [];
  const collect = (one: Tree.Node): void => {
    if ('tagName' in one) {
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

/** Value of an attribute; undefined when the element does not have it. */
export function attribute(element: Tree.Element, name: string): string | undefined {
  return element.attrs.find((one) => one.name === name)?.value;
}

/** Helpers to read and build hast trees. */
import type {Element, ElementContent, Nodes} from 'hast';

export const isElement = (node: Nodes): node is Element => node.type === 'element';

export const classesOf = ({properties}: Element): string[] =>
  Array.isArray(properties.className) ? properties.className.map(String) : [];

export function textIn(node: Nodes): string {
  if (node.type === 'text') {
    return node.value;
  }
  return isElement(node) && node.tagName === 'br' ? '\n' : 'children' in node ? node.children.map(textIn).join('') : '';
}

/** Text without the characters without width that the theme puts into headings. */
export const visible = (value: string): string => value.replaceAll(/[\u200b-\u200d\ufeff]/g, '');

/** Text in an element, with each run of white space as one space. */
export const wordsIn = (node: Nodes): string => visible(textIn(node)).replaceAll(/\s+/g, ' ').trim();

/** First descendant element that passes the test. */
export function findIn(node: Nodes, test: (element: Element) => boolean): Element | undefined {
  for (const child of 'children' in node ? node.children : []) {
    if (isElement(child)) {
      const found = test(child) ? child : findIn(child, test);
      if (found) {
        return found;
      }
    }
  }
  return undefined;
}

export const text = (value: string): ElementContent => ({type: 'text', value});

export const element = (
  tagName: string,
  children: readonly ElementContent[],
  properties: Element['properties'] = {},
): Element => ({type: 'element', tagName, properties, children: [...children]});

/** A bold paragraph, used as a label of the following content. */
export const label = (value: string): Element => element('p', [element('strong', [text(value)])]);

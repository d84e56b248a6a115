/** Turns an article into a tree of Markdown. */
import type {Element, Root as HtmlRoot} from 'hast';
import {defaultHandlers, type Handle, toMdast} from 'hast-util-to-mdast';
import type {Code, Nodes, PhrasingContent, Root} from 'mdast';
import {isElement, textIn} from './hast';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';

declare module 'mdast' {
  interface Data {
    /** Anchor of a heading, paragraph, item or row. */
    id?: string;
  }
}

/** Elements that links lead to. */
const anchored = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'dt', 'dd', 'tr'] as const;

/** Gives the id of an element to its first block, except the generated ids of React, which change from build to build. */
const withId =
  (handle: Handle): Handle =>
  (state, node: Element, parent) => {
    const result = handle(state, node, parent);
    const {id} = node.properties;
    let first: Nodes | undefined = Array.isArray(result) ? result[0] : (result ?? undefined);
    while (first && ['list', 'listItem', 'blockquote'].includes(first.type) && 'children' in first) {
      first = first.children[0];
    }
    if (first && typeof id === 'string' && !/^[_:]/.test(id)) {
      first.data = {id, ...first.data};
    }
    return result;
  };

const pre: Handle = (_state, node: Element): Code => {
  const code = node.children.find(isElement) ?? node;
  const language = Array.isArray(code.properties.className) ? String(code.properties.className[0]) : '';
  return {
    type: 'code',
    lang: language.replace('language-', '') || null,
    meta: code.properties.dataMeta === undefined ? null : String(code.properties.dataMeta),
    value: textIn(code),
  };
};

/** Moves white space at the end of emphasis behind it, because Markdown would write it as a character reference. */
const emphasis =
  (type: 'emphasis' | 'strong'): Handle =>
  (state, node: Element) => {
    const children = state.all(node) as PhrasingContent[];
    const last = children.at(-1);
    return last?.type === 'text' && /\s$/.test(last.value)
      ? [
          {type, children: [...children.slice(0, -1), {...last, value: last.value.trimEnd()}]},
          {type: 'text', value: ' '},
        ]
      : {type, children};
  };

const handlers = {
  ...Object.fromEntries(anchored.map((name) => [name, withId(defaultHandlers[name])])),
  pre,
  b: emphasis('strong'),
  strong: emphasis('strong'),
  em: emphasis('emphasis'),
};

/** Joins adjacent code elements, such as a path with a highlighted last part. Two code spans in sequence would be parsed incorrectly. */
function joinCode<T extends Nodes>(node: T): T {
  if (!('children' in node)) {
    return node;
  }
  const children: Nodes[] = [];
  for (const child of node.children) {
    const last = children.at(-1);
    if (child.type === 'inlineCode' && last?.type === 'inlineCode') {
      children[children.length - 1] = {...last, value: last.value + child.value};
    } else {
      children.push(joinCode(child));
    }
  }
  return {...node, children};
}

export const treeOf = (article: HtmlRoot): Root => joinCode(toMdast(article, {document: true, handlers}) as Root);

export function textOf(node: Nodes): string {
  if ('children' in node) {
    return node.children.map(textOf).join('');
  }
  return 'value' in node ? node.value : 'alt' in node ? (node.alt ?? '') : node.type === 'break' ? ' ' : '';
}

export const sampleTitle = ({meta}: Code): string => /^title="(.*)"$/.exec(meta ?? '')?.[1] ?? '';

const toText = unified()
  .use(remarkGfm, {tablePipeAlign: false})
  .use(remarkStringify, {bullet: '-', emphasis: '_', fences: true, rule: '-'})
  .freeze();

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

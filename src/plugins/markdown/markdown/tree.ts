/** Turns an article of a built page into a tree of Markdown. */
import type {Element} from 'hast';
import type {Code, Heading, Nodes, PhrasingContent, Root, TableRow} from 'mdast';
import rehypeRemark, {type Options} from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {isElement, textIn} from './hast';
import {plainArticle} from './plain';

/** Anchor of a heading or table row. */
declare module 'mdast' {
  interface HeadingData {
    id?: string;
  }
  interface TableRowData {
    id?: string;
  }
}

type Handle = NonNullable<NonNullable<Options['handlers']>[string]>;

/** First id at or in an element, except the generated ids of React, which change from build to build. */
function idIn(node: Element): string | undefined {
  const {id} = node.properties;
  return typeof id === 'string' && !/^[_:]/.test(id) ? id : node.children.filter(isElement).map(idIn).find(Boolean);
}

const heading: Handle = (state, node: Element): Heading => ({
  type: 'heading',
  depth: Number(node.tagName[1]) as Heading['depth'],
  children: state.all(node) as Heading['children'],
  data: {id: idIn(node)},
});

const row: Handle = (state, node: Element): TableRow => ({
  type: 'tableRow',
  children: state.toSpecificContent(state.all(node), () => ({type: 'tableCell', children: []})),
  data: {id: idIn(node)},
});

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

const headings = Object.fromEntries([1, 2, 3, 4, 5, 6].map((level) => [`h${level}`, heading]));

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

const toTree = unified()
  .use(rehypeRemark, {
    handlers: {...headings, tr: row, pre, b: emphasis('strong'), strong: emphasis('strong'), em: emphasis('emphasis')},
  })
  .freeze();
const toText = unified()
  .use(remarkGfm, {tablePipeAlign: false})
  .use(remarkStringify, {bullet: '-', emphasis: '_', fences: true, rule: '-'})
  .freeze();

/** The text of an article as a tree of Markdown. */
export const treeOf = (article: Element): Root => joinCode(toTree.runSync(plainArticle(article)));

/** A tree as Markdown. */
export const markdownOf = (tree: Root): string => toText.stringify(tree);

/** Changes the address of each link and image of a tree. */
export function withAddresses<T extends Nodes>(node: T, change: (address: string) => string): T {
  const children = 'children' in node ? {children: node.children.map((child) => withAddresses(child, change))} : {};
  return {...node, ...children, ...('url' in node && {url: change(node.url)})};
}

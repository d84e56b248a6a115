/** Remark plugin of the page for writers: see README.md. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {component, textAttribute, walk, type TreeNode} from '../product/remark/tree';
import {kinds, readTokens, type Token} from './tokens';

const sheet = path.resolve(__dirname, '../../css/tokens.css');
const text = (value: string): TreeNode => ({type: 'text', value});
const parent = (type: string, children: TreeNode[]): TreeNode => ({type, children});
const code = (value: string): TreeNode => ({type: 'inlineCode', value});

/** A field in the colour of a token, in both modes: an attribute of a drawing may name a variable. */
function swatch({name}: Token): TreeNode {
  const drawing = [
    textAttribute('width', '96'),
    textAttribute('height', '24'),
    textAttribute('viewBox', '0 0 96 24'),
    textAttribute('aria-hidden', 'true'),
  ];
  const field = [
    ['x', '0.5'],
    ['y', '0.5'],
    ['width', '95'],
    ['height', '23'],
    ['rx', '5'],
    ['fill', `var(${name})`],
    ['stroke', 'var(--site-line-strong)'],
  ].map(([key, value]) => textAttribute(key!, value!));
  return {...component('svg', drawing, [component('rect', field, [])]), type: 'mdxJsxTextElement'};
}

function tokenTable(tokens: readonly Token[]): TreeNode {
  const isColour = tokens[0]?.kind !== 'size';
  const row = (cells: TreeNode[][]): TreeNode =>
    parent(
      'tableRow',
      cells.map((cell) => parent('tableCell', cell)),
    );
  return parent('table', [
    row([...(isColour ? [[text('Colour')]] : []), [text('Token')], [text('Value')]]),
    ...tokens.map((token) => row([...(isColour ? [[swatch(token)]] : []), [code(token.name)], [code(token.value)]])),
  ]);
}

/** @throws Error when the role is none of the tokens. */
function tokensFor(node: TreeNode, tokens: readonly Token[]): TreeNode {
  const role = node.attributes?.find(({name}) => name === 'role')?.value;
  const kind = kinds.find((one) => one === role);
  if (kind === undefined) {
    throw new Error(`<Tokens> role="${String(role)}"; expected one of ${kinds.join(', ')}`);
  }
  return tokenTable(tokens.filter((token) => token.kind === kind));
}

const isTag = ({type}: TreeNode): boolean => type === 'mdxJsxTextElement';
const isSpace = ({type, value}: TreeNode): boolean => type === 'text' && !value?.trim();

/** Tags that stand alone in a line are no paragraph: what MDX does to a page before our plugins run. */
function unravel(tree: TreeNode): TreeNode {
  walk(tree, (node, siblings) => {
    const children = node.children ?? [];
    if (node.type === 'paragraph' && children.some(isTag) && children.every((one) => isTag(one) || isSpace(one))) {
      const tags = children.filter(isTag);
      tags.forEach((tag) => (tag.type = 'mdxJsxFlowElement'));
      siblings.splice(siblings.indexOf(node), 1, ...tags);
    }
  });
  return tree;
}

/**
 * Expands `<Tokens>` and fences of Markdown that are `shown`.
 *
 * @param parse - Parses Markdown as the page around it.
 * @throws Error when `<Tokens>` asks for a role that is not there.
 */
export function expandShown(tree: TreeNode, parse: (source: string) => TreeNode, css: string): void {
  const tokens = readTokens(css);
  walk(tree, (node, siblings) => {
    if (node.type === 'mdxJsxFlowElement' && node.name === 'Tokens') {
      siblings.splice(siblings.indexOf(node), 1, tokensFor(node, tokens));
    } else if (node.type === 'code' && node.lang === 'mdx' && node.meta === 'shown') {
      const result = component(
        'div',
        [textAttribute('className', 'shown')],
        unravel(parse(node.value ?? '')).children ?? [],
      );
      node.lang = 'markdown';
      node.meta = null;
      siblings.splice(siblings.indexOf(node) + 1, 0, result);
    }
  });
}

/** The plugin for `beforeDefaultRemarkPlugins` of pages, in front of the one that finds components. */
export function remarkWriters(this: {parse: (source: string) => TreeNode}): (tree: TreeNode) => void {
  const parse = this.parse.bind(this);
  return (tree) => expandShown(tree, parse, readFileSync(sheet, 'utf8'));
}

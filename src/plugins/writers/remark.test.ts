import {describe, expect, it} from 'vitest';
import {component, textAttribute, type TreeNode} from '../product/remark/tree';
import {expandShown} from './remark';
import {readTokens} from './tokens';

const css = `:root {--site-step-1: #fff; --site-red: #b00; --ifm-x: 1px}
@media screen {html[data-theme='dark'] {--site-step-1: #000}}
:root {--site-page: var(--site-step-1); --site-line: 1px solid var(--site-page); --site-small: 1rem; --code-key: var(--site-red)}`;
const page = (...children: TreeNode[]): TreeNode => ({type: 'root', children});
const parse = (value: string): TreeNode => page({type: 'text', value});

describe('tokens', () => {
  it('are read with their first value, and told apart by what they are', () => {
    expect(readTokens(css).map(({name, kind, value}) => [name, kind, value])).toEqual([
      ['--site-step-1', 'step', '#fff'],
      ['--site-red', 'colour', '#b00'],
      ['--site-page', 'colour', 'var(--site-step-1)'],
      ['--site-line', 'size', '1px solid var(--site-page)'],
      ['--site-small', 'size', '1rem'],
      ['--code-key', 'code', 'var(--site-red)'],
    ]);
    expect(() => readTokens('p {color: red}')).toThrow(/tokens\.css: no token; expected names/);
  });

  it('stand in a table with their colour, and without an inline style', () => {
    const tree = page(component('Tokens', [textAttribute('role', 'colour')], []));
    expandShown(tree, parse, css);
    const json = JSON.stringify(tree);
    expect(json).toContain('"var(--site-page)"');
    expect(json).toContain('"--site-red"');
    expect(json).not.toContain('--site-small');
    expect(json).not.toContain('"style"');
  });

  it('of a role that is not there fail', () => {
    const tree = page(component('Tokens', [textAttribute('role', 'shadow')], []));
    expect(() => expandShown(tree, parse, css)).toThrow(
      '<Tokens> role="shadow"; expected one of step, colour, size, code',
    );
  });
});

describe('a fence that is shown', () => {
  it('stands above what comes of it; others stay alone', () => {
    const fence = (meta: string | null): TreeNode => ({type: 'code', lang: 'mdx', meta, value: 'Text'});
    const tree = page(fence('shown'), fence(null));
    expandShown(tree, parse, css);
    expect(tree.children?.map(({type, name, lang}) => name ?? `${type} ${lang}`)).toEqual([
      'code markdown',
      'div',
      'code mdx',
    ]);
    expect(tree.children?.[1]?.children).toEqual([{type: 'text', value: 'Text'}]);
  });

  it('has no paragraph around tags that stand alone', () => {
    const tag = {...component('Download', [], []), type: 'mdxJsxTextElement'};
    const tree = page({type: 'code', lang: 'mdx', meta: 'shown', value: '<Download />'});
    expandShown(tree, () => page({type: 'paragraph', children: [tag]}), css);
    expect(tree.children?.[1]?.children).toEqual([{...tag, type: 'mdxJsxFlowElement'}]);
  });
});

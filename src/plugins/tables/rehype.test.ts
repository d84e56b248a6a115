import {describe, expect, it} from 'vitest';
import type {TreeNode} from '../../lib/remarkTree';
import {rehypeTables} from './rehype';

const element = (tagName: string, children: TreeNode[]): TreeNode => ({type: 'element', tagName, children});
const cell = (name: string, value: string): TreeNode => element(name, [element('code', [{type: 'text', value}])]);
const table = (...columns: string[]): TreeNode =>
  element('table', [
    element('thead', [
      element(
        'tr',
        columns.map((name) => cell('th', name)),
      ),
    ]),
    element('tbody', [
      element(
        'tr',
        columns.map((name) => cell('td', `of ${name}`)),
      ),
    ]),
  ]);
const cells = (node: TreeNode): (TreeNode['properties'] | undefined)[] =>
  node.children![1]!.children![0]!.children!.map(({properties}) => properties);

describe('a table of Markdown', () => {
  it('has its column names on all cells but the first, and remains a table for assistive technology', () => {
    const wide = table('Key', 'Default', 'Why');
    rehypeTables()({type: 'root', children: [element('section', [wide])]});
    expect(wide.properties).toEqual({className: ['stacked'], role: 'table'});
    expect(cells(wide)).toEqual([
      {role: 'cell'},
      {role: 'cell', dataLabel: 'Default'},
      {role: 'cell', dataLabel: 'Why'},
    ]);
  });

  it('of two columns stays as it is', () => {
    const narrow = table('Key', 'Why');
    rehypeTables()({type: 'root', children: [narrow]});
    expect(narrow).toEqual(table('Key', 'Why'));
  });
});

import {describe, expect, it} from 'vitest';
import {checkOnePage} from '../../../scripts/check/onePage';
import type {TreeNode} from '../product/remark/tree';
import {remarkFindings, whileWriting} from './findings';

const found = {file: 'docs/index.md', line: 3, message: 'wrong; expected right'};
const page = (): TreeNode => ({type: 'root', children: [{type: 'paragraph'}]});

describe('a page that is written', () => {
  it('has its findings above the text, with file and line', async () => {
    const tree = page();
    await remarkFindings(() => Promise.resolve(() => [found]))()(tree, {path: 'docs/index.md'});
    expect(tree.children).toHaveLength(2);
    expect(tree.children?.[0]).toMatchObject({type: 'containerDirective', name: 'danger'});
    expect(JSON.stringify(tree.children?.[0])).toContain('"docs/index.md:3"');
  });

  it('stays as it is without one, and so do pages that writers do not check', async () => {
    const trees = [page(), page()];
    await remarkFindings(() => Promise.resolve(() => []))()(trees[0]!, {path: 'docs/index.md'});
    await remarkFindings(() => Promise.resolve(() => [found]))()(trees[1]!, {path: 'src/pages/writing.mdx'});
    expect(trees).toEqual([page(), page()]);
  });

  it('is not checked so in a build', () => {
    expect(whileWriting({NODE_ENV: 'production'})).toEqual([]);
    expect(whileWriting({NODE_ENV: 'development'})).toHaveLength(1);
  });
});

it('one page is checked with those that it names', () => {
  const head = '---\ntitle: A page\ndescription: What the page is about, in a sentence that is long enough.\n---\n';
  const text = `${head}\n## A\n\n[no](../help/index.md#no-such-heading) and [yes](../help/index.md#collect-the-facts), [gone](gone.md).\n\n#### Deep\n`;
  expect(checkOnePage('docs/operations/a.md', text).map(({line, message}) => `${line}: ${message}`)).toEqual([
    expect.stringMatching(/^8: link .*index\.md has no #no-such-heading/),
    expect.stringMatching(/^8: link gone\.md: there is no docs\/operations\/gone\.md/),
    '10: h4 behind h2; expected at most h3',
  ]);
  expect(checkOnePage('docs/a.md', '---\ntitle: A\n---\n<a')[0]?.message).toContain('cannot be parsed');
});

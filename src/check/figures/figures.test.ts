import {describe, expect, it} from 'vitest';
import {listSamples} from '../../facts/load/load';
import type {TreeNode} from '../../lib/remarkTree';
import {loadKnowledge} from '../knowledge/load';
import {drawings} from './figures';
import {supplyDrawings} from '../../plugins/check/remark';

const all = drawings(loadKnowledge());

/** A page with one component. */
const page = (name: string, file?: string): TreeNode => ({
  type: 'root',
  children: [
    {
      type: 'mdxJsxFlowElement',
      name,
      attributes: file === undefined ? [] : [{type: 'mdxJsxAttribute', name: 'file', value: file}],
      position: {start: {line: 7, column: 1}},
    },
  ],
});

describe('figures of job flows', () => {
  it('exist for each sample with a job template', () => {
    expect([...all.keys()].filter((name) => name.endsWith('.yaml'))).toEqual(
      expect.arrayContaining(['static/samples/workflows/branch.yaml', 'static/samples/workflows/three-workers.yaml']),
    );
    expect([...all.keys()].filter((name) => name.includes('/') && !listSamples().includes(name))).toEqual([]);
  });

  it('import their drawing', () => {
    const tree = page('JobFlow', 'static/samples/workflows/branch.yaml');
    supplyDrawings(tree, 'docs/a.md', () => [...all.keys()]);
    expect(tree.children?.[0]?.value).toBe(
      "import __flow1 from '@generated/check/default/flows/static/samples/workflows/branch.yaml.json';",
    );
    expect(tree.children?.[1]?.attributes?.map(({name}) => name)).toEqual(['data']);
  });

  it.each([
    [undefined, /^docs\/a\.md:7:1: <JobFlow> lacks file="\.\.\."; choose one of: a\.yaml$/],
    ['b.yaml', /^docs\/a\.md:7:1: <JobFlow> file="b\.yaml" holds no job template; choose one of: a\.yaml$/],
  ])('stop the build for the file %s', (file, message) => {
    expect(() => supplyDrawings(page('JobFlow', file), 'docs/a.md', () => ['a.yaml'])).toThrow(message);
  });
});

import {expect, it} from 'vitest';
import {listSamples} from '../../facts/load/load';
import {loadKnowledge} from '../knowledge/knowledge';
import {drawings} from './figures';

const all = drawings(loadKnowledge());

it('figures of job flows exist for each sample with a job template', () => {
  expect([...all.keys()].filter((name) => name.endsWith('.yaml'))).toEqual(
    expect.arrayContaining(['static/samples/workflows/branch.yaml', 'static/samples/workflows/three-workers.yaml']),
  );
  expect([...all.keys()].filter((name) => name.includes('/') && !listSamples().includes(name))).toEqual([]);
});

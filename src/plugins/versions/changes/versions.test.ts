import {expect, it} from 'vitest';
import {versions} from '../../../config/versions';
import {versionSummaries} from './versions';

it('each version has its state, its files and what changed since the version before it', () => {
  const [, last, earlier] = versions.map(({name}) => name) as [string, string, string];
  const pair = (from: string, to: string) => ({from, to, must: 1, check: 2, added: 3});
  const pairs = [pair(earlier, 'next'), pair(last, 'next'), pair(earlier, last)];
  const [next, ...released] = versionSummaries(versions.slice(0, 3), new Map([[last, 42]]), pairs);
  expect(next).toMatchObject({
    name: 'next',
    state: 'Not released yet',
    start: '/docs/next/',
    pages: 0,
    since: pairs[1],
  });
  expect(released).toMatchObject([
    {name: last, label: last, state: 'Current release', start: '/docs/', pages: 42, since: pairs[2]},
    {name: earlier, state: 'Earlier release', start: `/docs/${earlier}/`},
  ]);
  expect(released[1]).not.toHaveProperty('since');
  expect(Object.entries(next!.files).map(([column, [file]]) => `${column}: ${file!.label} ${file!.to}`)).toEqual([
    'Markdown: All pages /docs/next/llms-full.txt',
    'OpenAPI: Controller /openapi/next/controller.yaml',
    'JSON Schema: application /schemas/next/application.json',
  ]);
});

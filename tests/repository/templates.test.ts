import {readFileSync, statSync} from 'node:fs';
import {expect, it} from 'vitest';
import {parse} from 'yaml';
import * as z from 'zod';
import {readPage, type Page} from '../../scripts/check/page';
import {checkCode} from '../../scripts/check/rules/code';
import {checkFrontMatter} from '../../scripts/check/rules/frontMatter';
import {checkStructure} from '../../scripts/check/rules/structure';
import {filesBelow} from '../../scripts/lib/files';
import {propertyFile} from '../../src/facts/schema/properties';

const read = (name: string): string => readFileSync(`templates/${name}`, 'utf8');

it.each([
  ['page.md', 'docs/operations/a.md'],
  ['release.md', 'blog/2026-01-02-a.md'],
])('%s passes the checks of what it becomes', (name, file) => {
  const page = readPage(file, read(name)) as Page;
  expect([...checkFrontMatter(page), ...checkStructure(page), ...checkCode(page)]).toEqual([]);
  expect(page.headings.length).toBeGreaterThan(0);
});

it('a fact has the fields of the schema', () => {
  const file = {component: 'controller', label: 'Controller', file: 'application.yaml'};
  const result = propertyFile.safeParse({...file, properties: parse(read('fact.yaml')) as unknown});
  expect(result.error && z.prettifyError(result.error)).toBeUndefined();
});

it('are all tried here, and CONTRIBUTING names each', () => {
  const text = readFileSync('CONTRIBUTING.md', 'utf8');
  const names = filesBelow('templates');
  expect(names).toEqual(['templates/fact.yaml', 'templates/page.md', 'templates/release.md']);
  expect(names.filter((name) => !text.includes(name))).toEqual([]);
});

it('the hook can be run, and CONTRIBUTING says how it is switched on', () => {
  expect(statSync('.githooks/pre-commit').mode & 0o111).not.toBe(0);
  expect(readFileSync('.githooks/pre-commit', 'utf8')).toContain('npm run --silent check -- --changed');
  expect(readFileSync('CONTRIBUTING.md', 'utf8')).toContain('git config core.hooksPath .githooks');
});

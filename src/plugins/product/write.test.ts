import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {generate} from '@docusaurus/utils';
import {expect, it} from 'vitest';
import {namesBelow} from '../../lib/files';
import {writeFiles} from './write';

it('a reload of the preview keeps the files that have not changed, and removes those without a fact', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'product-'));
  // Does not write what it has written before, as in the preview.
  const createData = (name: string, data: string): Promise<string> => generate(folder, name, data).then(() => name);
  writeFileSync(path.join(folder, '__plugin.json'), '{}');
  writeFileSync(path.join(folder, 'gone.json'), '{}');
  const facts = new Map([['glossary/next.json', []]]);
  await writeFiles(facts, folder, createData);
  await writeFiles(facts, folder, createData);
  expect(namesBelow(folder)).toEqual(['__plugin.json', 'glossary/next.json']);
  rmSync(folder, {recursive: true});
});

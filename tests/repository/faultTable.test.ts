import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {withFaultTable} from '../faultTable';

it('tests/README.md has the table of faults as it is tested; else run: npx tsx scripts/write-fault-table.ts', async () => {
  const text = readFileSync('tests/README.md', 'utf8');
  expect(await withFaultTable(text)).toBe(text);
});

it('names the place that is missing', async () => {
  await expect(withFaultTable('# Tests')).rejects.toThrow('no place for the table of faults');
});

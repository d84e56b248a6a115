import {expect, it} from 'vitest';
import {outdatedSchemas} from './productSchemas';

it('the JSON Schemas of product/ fit the code; else run npx tsx scripts/write-product-schemas.ts', async () => {
  expect(await outdatedSchemas()).toEqual([]);
});

import {expect, it} from 'vitest';
import {outdatedSchemas} from './productSchemas';

it('the JSON Schemas of product/ fit the code; else run npm run product:schemas', async () => {
  expect(await outdatedSchemas()).toEqual([]);
});

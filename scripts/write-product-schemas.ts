/**
 * Writes product/schema/*.json, which give editors completion and checks for the data files. Run it after a change in
 * src/facts/schema: `npx tsx scripts/write-product-schemas.ts`. A unit test fails if they are outdated.
 */
import {writeSchemas} from './lib/productSchemas';

void writeSchemas().then((names) => console.log(`Wrote ${names.join(', ')}`));

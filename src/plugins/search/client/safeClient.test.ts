import {describe, expect, it} from 'vitest';
import {safeClient} from './safeClient';

describe('an answer of the search service', () => {
  it.each([
    ['without hits', [{}]],
    ['without results', []],
  ])('%s is an error, and not "no results"', async (_, results) => {
    const client = safeClient({search: () => Promise.resolve({results: results as never})});
    await expect(client.search({requests: [{indexName: 'index', query: 'worker'}]})).rejects.toThrow(
      /The search service sent/,
    );
  });
});

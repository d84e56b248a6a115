import {afterEach, expect, it, vi} from 'vitest';
import {indexFiles} from '../records/indexes';
import {indexOf, page} from '../testing/pages';
import {createAnswers} from './localAnswers';

afterEach(() => vi.unstubAllGlobals());

it('finds the section of a message or sample, whose file is loaded only for a query that can be one', async () => {
  const index = indexOf(
    page('docs/a', [1, 'A page'], [2, 'Frogs sleep', 'frogs'], [0, 'Wake them.'], [-1, 'WAKE_UP=1']),
  );
  const pattern = {to: 'docs/a#frogs', messages: ['E_FROG: \\w+'], words: [], isMessage: true as const};
  const files = indexFiles([{...index, errorPatterns: [pattern]}]);
  const asked: string[] = [];
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url.replace(/^\/site\//, ''));
    return Promise.resolve({ok: true, json: () => Promise.resolve(JSON.parse(files.get(asked.at(-1)!)!))});
  });
  const answers = createAnswers('/site/');
  const search = async (query: string): Promise<string[]> => {
    const request = {indexName: '', query, facetFilters: [`docusaurus_tag:${index.tag}`]};
    const [answer] = await answers([request]);
    return answer!.hits.map(({url}) => url);
  };
  expect(await search('page')).toContain('/site/docs/a');
  expect(await search('wake')).toEqual(['/site/docs/a#frogs']);
  expect(asked.filter((file) => file.includes('messages-'))).toEqual([]);
  expect((await search('09:15:00 E_FROG: snores, says the pond'))[0]).toBe('/site/docs/a#frogs');
  expect(await search('WAKE_UP')).toEqual(['/site/docs/a#frogs']);
  expect(asked.filter((file) => file.includes('messages-'))).toHaveLength(1);
});

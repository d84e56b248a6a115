import {create, insertMultiple, load, save, search} from '@orama/orama';
import {type BenchEngine, documentsOf} from './types';

const schema = {url: 'string', heading: 'string', content: 'string', context: 'string'} as const;

/** Orama as it comes. */
export const orama: BenchEngine = {
  name: 'Orama 3.1',
  serialize: async (records) => {
    const index = create({schema});
    await insertMultiple(index, documentsOf(records));
    return JSON.stringify(save(index));
  },
  open: (data) => {
    const index = create({schema});
    load(index, JSON.parse(data) as ReturnType<typeof save>);
    return Promise.resolve(async (query) => {
      const {hits} = await search(index, {
        term: query,
        properties: ['heading', 'content', 'context'],
        boost: {heading: 4},
        tolerance: query.length < 4 ? 0 : 1,
        limit: 20,
      });
      return hits.map(({document}) => document.url);
    });
  },
};

import MiniSearch, {type Options} from 'minisearch';
import {type BenchDocument, type BenchEngine, documentsOf} from './types';

const options: Options<BenchDocument> = {
  fields: ['heading', 'content', 'context'],
  storeFields: ['url', 'heading', 'content'],
  searchOptions: {prefix: true, fuzzy: 0.2, boost: {heading: 4}},
};

/** MiniSearch as it comes, with a serialized index. */
export const minisearch: BenchEngine = {
  name: 'MiniSearch 7.2',
  serialize: (records) => {
    const index = new MiniSearch(options);
    index.addAll(documentsOf(records));
    return Promise.resolve(JSON.stringify(index));
  },
  open: (data) => {
    const index = MiniSearch.loadJSON(data, options);
    return Promise.resolve((query) => index.search(query).map((hit) => String(hit['url'])));
  },
};

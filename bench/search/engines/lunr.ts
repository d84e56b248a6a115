import lunr from 'lunr';
import {type BenchEngine, documentsOf} from './types';

/** lunr as it comes: words with a wildcard and typos, in a query that has all of them as options. */
export const lunrEngine: BenchEngine = {
  name: 'lunr 2.3',
  serialize: (records) => {
    const documents = documentsOf(records);
    const index = lunr(function build() {
      this.ref('id');
      this.field('heading', {boost: 4});
      this.field('content');
      this.field('context');
      documents.forEach((document) => this.add(document));
    });
    return Promise.resolve(
      JSON.stringify({index, documents: documents.map(({url, heading, content}) => [url, heading, content])}),
    );
  },
  open: (data) => {
    const {index, documents} = JSON.parse(data) as {index: object; documents: [string, string, string][]};
    const loaded = lunr.Index.load(index);
    return Promise.resolve((query) =>
      loaded
        .query((built) => {
          lunr.tokenizer(query).forEach((token) => {
            const term = token.toString();
            built.term(term, {boost: 10});
            built.term(term, {wildcard: lunr.Query.wildcard.TRAILING, boost: 3});
            built.term(term, {editDistance: term.length < 4 ? 0 : term.length < 8 ? 1 : 2});
          });
        })
        .map(({ref}) => documents[Number(ref)]![0]),
    );
  },
};

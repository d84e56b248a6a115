import {create, insertMultiple} from '@orama/orama';
import lunr from 'lunr';
import MiniSearch from 'minisearch';
import type {DocSearchRecord} from '../../src/plugins/search/records/types';
import {ours} from './engines/ours';
import {documentsOf} from './engines/types';

const fields = ['heading', 'content', 'context'] as const;
const schema = {url: 'string', heading: 'string', content: 'string', context: 'string'} as const;

/** Times of one build each, in milliseconds: the first one is with code that has not run before, as in a reader's browser. */
export async function buildTimes(records: readonly DocSearchRecord[]): Promise<Record<string, number[]>> {
  const documents = documentsOf(records);
  const file = (await ours.serialize(records)).toString();
  const builds: Record<string, () => unknown> = {
    [ours.name]: () => ours.open(file),
    'MiniSearch 7.2': () => new MiniSearch({fields: [...fields]}).addAll(documents),
    'Orama 3.1': () => insertMultiple(create({schema}), documents),
    'lunr 2.3': () =>
      lunr(function build() {
        this.ref('id');
        fields.forEach((field) => this.field(field));
        documents.forEach((document) => this.add(document));
      }),
  };
  const times: Record<string, number[]> = {};
  for (let run = 0; run < 3; run += 1) {
    for (const [name, build] of Object.entries(builds)) {
      const started = performance.now();
      await build();
      (times[name] ??= []).push(Math.round(performance.now() - started));
    }
  }
  return times;
}

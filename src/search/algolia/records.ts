import type {DocSearchRecord} from '../records/types';

/** A record as the hosted index keeps it: what breaks ties is in `weight`. */
export type AlgoliaRecord = Omit<DocSearchRecord, 'position'> & {
  weight: {level: number; page: number; position: number};
};

/** Largest record that all plans of the service take, in bytes. */
const maxBytes = 9_000;

const bytes = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));

/** Turns a record into what the hosted index keeps. A text that is too long for it is cut at a word. */
export function toAlgoliaRecord({position: [page, number], ...record}: DocSearchRecord): AlgoliaRecord {
  const level = record.type === 'content' ? 0 : 100 - 10 * Number(record.type.slice(3));
  const result: AlgoliaRecord = {
    ...record,
    objectID: `${record.docusaurus_tag}/${record.objectID}`,
    weight: {level, page, position: number},
  };
  while (result.content && bytes(result) > maxBytes) {
    result.content = result.content.slice(0, Math.floor(result.content.length * 0.9)).replace(/\s\S*$/, '');
  }
  return result;
}

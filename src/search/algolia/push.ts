import type {algoliasearch, IndexSettings} from 'algoliasearch';
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

const levels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'];

/** Settings of a hosted index that make it answer like the embedded one: those of DocSearch that are not the default. */
export const indexSettings: IndexSettings = {
  attributesForFaceting: ['type', 'language', 'docusaurus_tag'],
  attributesToRetrieve: ['hierarchy', 'content', 'anchor', 'url', 'url_without_anchor', 'type'],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: ['content:10'],
  searchableAttributes: [
    ...levels.slice(1).map((level) => `unordered(hierarchy.${level})`),
    'unordered(hierarchy.lvl0)',
    'content',
  ],
  distinct: true,
  attributeForDistinct: 'url',
  customRanking: ['desc(weight.level)', 'asc(weight.page)', 'asc(weight.position)'],
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  allowTyposOnNumericTokens: false,
  ignorePlurals: ['en'],
  advancedSyntax: true,
  removeWordsIfNoResults: 'allOptional',
  separatorsToIndex: '_',
};

/** The client of the service, as far as a push needs it. */
export type PushClient = Pick<
  ReturnType<typeof algoliasearch>,
  'setSettings' | 'batch' | 'waitForTask' | 'operationIndex' | 'deleteIndex'
>;

/** Records to upload, and their target. */
export interface Push {
  client: PushClient;
  indexName: string;
  records: readonly AlgoliaRecord[];
  /** Told after each step. */
  onProgress: (message: string) => void;
}

const batchSize = 500;

/**
 * Explains why the service refused, and what that means for the index.
 *
 * @param isHandedOver - Whether the service was asked to put the new index in its place.
 */
function explain(error: unknown, indexName: string, isHandedOver: boolean): Error {
  const {status} = error as {status?: number};
  const message = error instanceof Error ? error.message : String(error);
  const reason =
    status === 401 || status === 403
      ? `the service refused the key (${status}): ALGOLIA_WRITE_KEY must be allowed to write to "${indexName}"`
      : message;
  const outcome = isHandedOver
    ? `The service was asked to replace "${indexName}", but did not say that it did; look there before you push again`
    : `Nothing was replaced in "${indexName}"`;
  return new Error(`${outcome}: ${reason}`, {cause: error});
}

/**
 * Replaces a hosted index. Settings and records go into a second index, which then takes the place of the first in one
 * step: until then, and if anything fails, readers keep the old one.
 *
 * @throws Error with the reason, and whether the index might have been replaced anyway.
 */
export async function pushRecords({client, indexName, records, onProgress}: Push): Promise<void> {
  const temporary = `${indexName}_next`;
  const done = async ({taskID}: {taskID: number}, name: string): Promise<void> => {
    await client.waitForTask({indexName: name, taskID});
  };
  let isHandedOver = false;
  try {
    await done(await client.deleteIndex({indexName: temporary}), temporary);
    await done(await client.setSettings({indexName: temporary, indexSettings}), temporary);
    onProgress(`Settings are in "${temporary}".`);
    for (let start = 0; start < records.length; start += batchSize) {
      const part = records.slice(start, start + batchSize);
      const requests = part.map((body) => ({action: 'addObject' as const, body}));
      await done(await client.batch({indexName: temporary, batchWriteParams: {requests}}), temporary);
      onProgress(`${Math.min(start + batchSize, records.length)} of ${records.length} records`);
    }
    const move = {operation: 'move' as const, destination: indexName};
    isHandedOver = true;
    await done(await client.operationIndex({indexName: temporary, operationIndexParams: move}), indexName);
    onProgress(`"${indexName}" is replaced.`);
  } catch (error) {
    if (!isHandedOver) {
      await client.deleteIndex({indexName: temporary}).catch(() => undefined);
    }
    throw explain(error, indexName, isHandedOver);
  }
}

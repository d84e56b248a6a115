import type {algoliasearch} from 'algoliasearch';
import type {AlgoliaRecord} from './records';
import {indexSettings} from './indexSettings';

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

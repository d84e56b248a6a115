/** The engine that comes with the site: an index file of the same site, searched in a thread of its own. */
import {tagsOf} from '../engine/answer';
import {decodeManifest, type Manifest} from '../indexFile';
import {manifestPath} from '../paths';
import type {SearchEngine} from './engine';
import {fetchText} from './fetchText';
import {startThread, type Thread} from './thread';

/** Keeps what `make` promises; forgets it when it fails, so that the next call tries again. */
function remembered<T>(make: () => Promise<T>): () => Promise<T> {
  let promise: Promise<T> | undefined;
  return () => {
    promise ??= make().catch((error: unknown) => {
      promise = undefined;
      throw error;
    });
    return promise;
  };
}

/** Loads indexes and asks the search thread. */
export function createEmbeddedEngine(baseUrl: string): SearchEngine {
  const manifest = remembered<Manifest>(async () =>
    decodeManifest(await fetchText(`${baseUrl}${manifestPath}`, 'no-cache')),
  );
  const thread = remembered<Thread>(() => Promise.resolve(startThread(baseUrl)));
  const loads = new Map<string, () => Promise<void>>();

  async function loadTag(tag: string, path: string): Promise<void> {
    const [text, {send}] = await Promise.all([fetchText(`${baseUrl}${path}`, 'default'), thread()]);
    await send({kind: 'load', tag, text});
  }

  async function prepare(tags: readonly string[]): Promise<void> {
    void thread();
    const {files} = await manifest();
    const known = tags.filter((tag) => files[tag] !== undefined);
    if (known.length === 0) {
      throw new Error(`The search manifest knows none of the tags ${tags.join(', ')}`);
    }
    for (const tag of known) {
      const path = files[tag]!;
      if (!loads.has(path)) {
        loads.set(
          path,
          remembered(() => loadTag(tag, path)),
        );
      }
    }
    await Promise.all(known.map((tag) => loads.get(files[tag]!)!()));
    await (await thread()).send({kind: 'prepare', tags: [...tags]});
  }

  return {
    appId: 'none',
    apiKey: 'none',
    indexName: 'documentation',
    isAlgolia: false,
    prepare,
    client: () => ({
      async search({requests}) {
        await prepare(requests.flatMap(tagsOf));
        const {send} = await thread();
        return {results: await send({kind: 'search', requests: [...requests]})};
      },
    }),
  };
}

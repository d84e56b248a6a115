import type {SearchService} from '../engine/service';
import {type Manifest, manifestPath} from '../settings';
import type {MessagesFile, SearchIndex} from '../records/types';

/** Timeout of an index file, in milliseconds. */
const timeout = 10_000;

/**
 * Fetches a file of the site.
 *
 * @throws Error if it is missing, blocked, or takes too long.
 */
async function fetchJson<T>(url: string, cache: RequestCache): Promise<T> {
  const response = await fetch(url, {cache, credentials: 'same-origin', signal: AbortSignal.timeout(timeout)});
  if (!response.ok) {
    throw new Error(`${url}: the server answered ${response.status}; expected the search index`);
  }
  return response.json() as Promise<T>;
}

/**
 * Loads the required indexes into a service, each once.
 *
 * @returns `load` loads the indexes of tags, and what is only for names and messages of programs. It fails if no tag has an index, or if a file cannot
 * be fetched. `tags` lists those that have one.
 */
export function createLoader(service: SearchService, baseUrl: string) {
  let manifest: Promise<Manifest> | undefined;
  const loads = new Map<string, Promise<void>>();

  const readManifest = (): Promise<Manifest> =>
    (manifest ??= fetchJson<Manifest>(`${baseUrl}${manifestPath}`, 'no-cache'));
  // Fetch immediately, because the first query arrives some time after the thread starts.
  readManifest().catch(() => undefined);

  function loadFile(path: string): Promise<void> {
    const loading =
      loads.get(path) ??
      fetchJson<SearchIndex | MessagesFile>(`${baseUrl}${path}`, 'default').then((file) => service.load(file));
    loads.set(path, loading);
    return loading;
  }

  async function load(tags: readonly string[], isForMessage = false): Promise<void> {
    try {
      const {files, messages} = await readManifest();
      const known = tags.flatMap((tag) => files[tag] ?? []);
      if (known.length === 0) {
        throw new Error(
          `${manifestPath} has no index for ${tags.join(', ')}; expected one of: ${Object.keys(files).join(', ')}`,
        );
      }
      const more = isForMessage ? tags.flatMap((tag) => messages[tag] ?? []) : [];
      await Promise.all([...known, ...more].map(loadFile));
    } catch (error) {
      // A new build might have replaced the files, so the next attempt fetches all of them again.
      manifest = undefined;
      loads.clear();
      throw error;
    }
  }

  return {load, tags: async () => Object.keys((await readManifest()).files)};
}

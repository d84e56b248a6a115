import type {SearchService} from '../engine/service';
import {type Manifest, manifestPath} from '../indexFile';
import type {SearchIndex} from '../records/types';
import {remembered} from './remembered';

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
 * @returns `load` loads the indexes of tags. It fails if no tag has an index, or if a file cannot be fetched. `tags` lists those that have one.
 */
export function createLoader(service: SearchService, baseUrl: string) {
  const newManifest = (): (() => Promise<Manifest>) =>
    remembered(() => fetchJson<Manifest>(`${baseUrl}${manifestPath}`, 'no-cache'));
  let manifest = newManifest();
  // Fetch immediately, because the first query arrives some time after the thread starts.
  manifest().catch(() => undefined);
  const loads = new Map<string, () => Promise<void>>();

  function loadFile(path: string): Promise<void> {
    const known =
      loads.get(path) ??
      remembered(async () => service.load(await fetchJson<SearchIndex>(`${baseUrl}${path}`, 'default')));
    loads.set(path, known);
    return known();
  }

  async function load(tags: readonly string[]): Promise<void> {
    const {files} = await manifest();
    const known = tags.filter((tag) => files[tag] !== undefined);
    if (known.length === 0) {
      throw new Error(
        `${manifestPath} has no index for ${tags.join(', ')}; expected one of: ${Object.keys(files).join(', ')}`,
      );
    }
    try {
      await Promise.all(known.map((tag) => loadFile(files[tag]!)));
    } catch (error) {
      // A new build might have replaced the file, so the next attempt fetches the manifest again.
      manifest = newManifest();
      throw error;
    }
  }

  return {load, tags: async () => Object.keys((await manifest()).files)};
}

import type {SearchService} from '../engine/service';
import {decodeManifest, type Manifest} from '../indexFile';
import {manifestPath} from '../paths';
import {remembered} from './remembered';

/** Timeout of an index file, in milliseconds. */
const timeout = 10_000;

/**
 * Fetches a file of the site.
 *
 * @throws Error if it is missing, blocked, or takes too long.
 */
async function fetchText(url: string, cache: RequestCache): Promise<string> {
  const response = await fetch(url, {cache, credentials: 'same-origin', signal: AbortSignal.timeout(timeout)});
  if (!response.ok) {
    throw new Error(`${url}: the server answered ${response.status}; expected the search index`);
  }
  return response.text();
}

/** Loads indexes by their tags, and lists the tags that have one. */
export interface Loader {
  (tags: readonly string[]): Promise<void>;
  tags: () => Promise<string[]>;
}

/**
 * Loads the required indexes into a service, each once.
 *
 * @returns A function that loads the indexes of tags. It fails if no tag has an index, or if a file cannot be fetched.
 */
export function createLoader(service: SearchService, baseUrl: string): Loader {
  const newManifest = (): (() => Promise<Manifest>) =>
    remembered(async () => decodeManifest(await fetchText(`${baseUrl}${manifestPath}`, 'no-cache')));
  let manifest = newManifest();
  // Fetch immediately, because the first query arrives some time after the thread starts.
  manifest().catch(() => undefined);
  const loads = new Map<string, () => Promise<void>>();

  function load(tag: string, path: string): Promise<void> {
    const known =
      loads.get(path) ?? remembered(async () => service.load(tag, await fetchText(`${baseUrl}${path}`, 'default')));
    loads.set(path, known);
    return known();
  }

  const loadAll = async (tags: readonly string[]): Promise<void> => {
    const {files} = await manifest();
    const known = tags.filter((tag) => files[tag] !== undefined);
    if (known.length === 0) {
      throw new Error(
        `${manifestPath} has no index for ${tags.join(', ')}; expected one of: ${Object.keys(files).join(', ')}`,
      );
    }
    try {
      await Promise.all(known.map((tag) => load(tag, files[tag]!)));
    } catch (error) {
      // A new build might have replaced the file, so the next attempt fetches the manifest again.
      manifest = newManifest();
      throw error;
    }
  };
  return Object.assign(loadAll, {tags: async () => Object.keys((await manifest()).files)});
}

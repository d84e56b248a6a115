import type {SearchService} from '../engine/service';
import {decodeManifest, type Manifest} from '../indexFile';
import {manifestPath} from '../paths';
import {remembered} from './remembered';

/** How long a file of the index may take before search says that it cannot be reached. */
const timeout = 10_000;

/**
 * Fetches a file of the site.
 *
 * @throws Error when it is missing, blocked, or takes too long.
 */
async function fetchText(url: string, cache: RequestCache): Promise<string> {
  const response = await fetch(url, {cache, credentials: 'same-origin', signal: AbortSignal.timeout(timeout)});
  if (!response.ok) {
    throw new Error(`${url}: the server answered ${response.status}; expected the search index`);
  }
  return response.text();
}

/** Loads indexes by their tags, and tells which there are. */
export interface Loader {
  (tags: readonly string[]): Promise<void>;
  tags: () => Promise<string[]>;
}

/**
 * Gives a service the indexes that it needs, each once.
 *
 * @returns Loads what a search with these tags needs; fails when none of them is known, or a file cannot be had.
 */
export function createLoader(service: SearchService, baseUrl: string): Loader {
  const newManifest = (): (() => Promise<Manifest>) =>
    remembered(async () => decodeManifest(await fetchText(`${baseUrl}${manifestPath}`, 'no-cache')));
  let manifest = newManifest();
  // Asked for at once: the first question comes some time after the thread has started.
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
      // A new build may have replaced the file: the next attempt asks which one it is now.
      manifest = newManifest();
      throw error;
    }
  };
  return Object.assign(loadAll, {tags: async () => Object.keys((await manifest()).files)});
}

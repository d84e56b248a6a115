import type {SearchService} from '../engine/service';
import {decodeManifest, type Manifest} from '../indexFile';
import {manifestPath} from '../paths';
import {fetchText} from './fetchText';
import {remembered} from './remembered';

/** Loads indexes by tag, and lists them. */
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
  // Requested immediately, because the first query comes some time after the worker has started.
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
      // A new build might have replaced the file, so the next attempt requests its current name.
      manifest = newManifest();
      throw error;
    }
  };
  return Object.assign(loadAll, {tags: async () => Object.keys((await manifest()).files)});
}

import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {editionsOf} from '../scripts/lib/offline/edition';
import {filesOf} from '../scripts/lib/offline/files';
import {versions} from '../src/config/versions';
import {builds} from './builds';

/** A download of the site, unpacked on the disk as readers have it. */
export interface Download {
  /** Names of all its files. */
  names: readonly string[];
  /** Address of a file of it for a browser. */
  address: (name: string) => string;
}

/**
 * Unpacks a download of the default build.
 *
 * @param edition - Name of a version as its address has it, or `all`.
 * @param folder - Where to, a folder that may not be there yet.
 * @throws Error when there is no such edition.
 */
export async function unpack(edition: string, folder: string): Promise<Download> {
  const {folder: build, baseUrl} = builds.default;
  const found = editionsOf(versions).find(({name}) => name === edition);
  if (!found) {
    throw new Error(`edition "${edition}"; expected one of ${editionsOf(versions).map(({name}) => name).join(', ')}`); // prettier-ignore
  }
  const source = {build, baseUrl, origin: 'https://levigo.github.io', publicOrigin: undefined, versions};
  const files = await filesOf(found, source);
  for (const [name, content] of files) {
    mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
    writeFileSync(path.join(folder, name), content);
  }
  return {names: [...files.keys()], address: (name) => pathToFileURL(path.join(folder, name)).href};
}

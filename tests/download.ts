// cspell:ignore Büro
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {unzipSync} from 'fflate';
import {zipName} from '../src/config/downloads';
import {site} from '../src/config/site';
import {lastVersion} from '../src/config/versions';

/** The zip that the gate makes of the default build. */
export const zipFile = path.join('test-results/offline', zipName(site.projectName, lastVersion.name));

/** A zip, unpacked on the disk as readers have it. */
export interface Download {
  /** Names of all its files. */
  names: ReadonlySet<string>;
  /** Address of a page of the site in it for a browser, such as `/docs/#section`; without one, that of the start file. */
  address: (page?: string) => string;
}

/**
 * Unpacks the zip of the default build.
 *
 * @param parent - Where to: into a folder with a blank and an umlaut, as folders of readers have them.
 * @throws Error when there is no zip.
 */
export function unpack(parent: string): Download {
  if (!existsSync(zipFile)) {
    throw new Error(`${zipFile}: expected a zip; run "npm run offline -- --version ${lastVersion.name} --out test-results/offline"`); // prettier-ignore
  }
  const folder = path.resolve(parent, 'mein Büro');
  const files = Object.entries(unzipSync(readFileSync(zipFile)));
  for (const [name, content] of files) {
    mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
    writeFileSync(path.join(folder, name), content);
  }
  const top = `jadice-flow-${lastVersion.name}`;
  const start = pathToFileURL(path.join(folder, top, 'START-HERE.html')).href;
  return {
    names: new Set(files.map(([name]) => name.slice(top.length + 1))),
    address: (page) => (page === undefined ? start : `${start}#${page}`),
  };
}

// cspell:ignore Büro
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {unzipSync} from 'fflate';
import {zipName} from '../src/config/downloads';
import {site} from '../src/config/site';
import {lastVersion} from '../src/config/versions';

/** The ZIP file that the gate creates from the default build. */
export const zipFile = path.join('test-results/offline', zipName(site.projectName, lastVersion.name));

/** An unpacked ZIP file. */
export interface Download {
  /** Names of all its files. */
  names: ReadonlySet<string>;
  /** File URL of a page, given its address such as `/docs/#section`, or of the start file. */
  address: (page?: string) => string;
}

/**
 * Unpacks the ZIP file of the default build.
 *
 * @param parent - Folder for the new folder, whose name contains a space and an umlaut, like folders of readers.
 * @throws Error if there is no ZIP file.
 */
export function unpack(parent: string): Download {
  if (!existsSync(zipFile)) {
    throw new Error(
      `${zipFile}: expected a zip; run "npm run offline -- --version ${lastVersion.name} --out test-results/offline"`,
    );
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

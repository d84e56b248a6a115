/** Where kits are published, and what the build writes there. */
import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Kit} from '../../config/kits';
import type {DocsVersion} from '../../config/versions';
import {packArchive, type Entry} from '../../lib/archive';
import {schemaFiles, schemaNames, schemaPath} from '../check/schemas/files';
import {loadProduct} from '../product/load/load';
import {factName, factVersions} from '../product/versions';
import {kitEntries} from './entries';
import {archiveName, kitsPath, sumsName, versionName} from './names';

/** Where the site and its sources are. */
export interface Place {
  /** Address of the site with its base URL. */
  site: string;
  /** The repository. */
  root: string;
}

/** Address of the page of a kit in a version; in the next later one that has it, if the version does not. `versions`: newest first. */
function pageOf(kit: Kit, version: DocsVersion, versions: readonly DocsVersion[], {site, root}: Place): string {
  const has = ({folder}: DocsVersion): boolean => existsSync(path.join(root, folder, `${kit.page}.md`));
  const later = versions.slice(0, versions.findIndex(({name}) => name === version.name) + 1).reverse();
  const shown = later.find(has);
  if (shown === undefined) {
    throw new Error(
      `src/config/kits.ts, ${kit.name}: there is no page "${kit.page}"; expected one such as "help/index"`,
    );
  }
  return new URL(path.posix.join('docs', shown.path, kit.page), site).href;
}

/** The schemas of a version, in the folder that the samples name. */
const schemaEntries = (schemas: ReadonlyMap<string, string>, version: string): Entry[] =>
  schemaNames.map((name) => ({
    name: `schemas/${name}.json`,
    content: Buffer.from(schemas.get(schemaPath(name, version))!),
    executable: false,
  }));

/**
 * All archives, each with the checksums of its version beside it.
 *
 * @param versions - Those of the site.
 * @returns path below the base URL to content
 * @throws Error when a kit names a sample or a page that is not there.
 */
export async function kitFiles(
  kits: readonly Kit[],
  versions: readonly DocsVersion[],
  place: Place,
): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  const schemas = schemaFiles(loadProduct(factVersions), factVersions, place.site);
  for (const version of versions) {
    const name = versionName(version.name);
    const sums: string[] = [];
    for (const kit of kits) {
      const archive = archiveName(kit.name, name);
      const entries = [
        ...kitEntries(kit, name, pageOf(kit, version, versions, place), place.root),
        ...(kit.schemas ? schemaEntries(schemas, factName(version.name)) : []),
      ];
      const packed = await packArchive(archive.replace('.tar.gz', ''), entries);
      files.set(kitsPath(name, archive), packed);
      sums.push(`${createHash('sha256').update(packed).digest('hex')}  ${archive}\n`);
    }
    files.set(kitsPath(name, sumsName), Buffer.from(sums.join('')));
  }
  return files;
}

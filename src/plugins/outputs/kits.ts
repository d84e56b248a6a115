/** Where kits are published, and what the build writes there. */
import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {archiveName, kitsPath, sumsFile} from '../../config/downloads';
import {type Kit, kits} from '../../config/kits';
import {type DocsVersion, versions} from '../../config/versions';
import {packArchive} from '../../lib/archive';
import {factName} from '../../facts/versions';
import {namesBelow, writeWhole} from '../../lib/files';
import {type Guide, kitEntries, sampleContent, samplesFolder} from './kitEntries';
import type {Site} from './pages';

/** Where the site and its sources are. */
export interface Place {
  /** Address of the site with its base URL. */
  site: string;
  /** The repository. */
  root: string;
  /** The text of a page as Markdown, by its path below the base URL, such as `docs/help`. */
  read: (page: string) => string;
}

/**
 * The guides to a kit: for each version the page that it has, or that of the next later version.
 *
 * @param versions - Newest first.
 */
function guidesOf(kit: Kit, versions: readonly DocsVersion[], {site, root}: Place): Guide[] {
  return versions.map(({name}, index) => {
    const shown = versions
      .slice(0, index + 1)
      .reverse()
      .find(({folder}) => existsSync(path.join(root, folder, `${kit.page}.md`)));
    if (shown === undefined) {
      throw new Error(
        `src/config/kits.ts, ${kit.name}: there is no page "${kit.page}"; expected one such as "help/index"`,
      );
    }
    const page = path.posix.join('docs', shown.path, kit.page);
    return {version: factName(name), isReleased: shown.isReleased, page, address: new URL(page, site).href};
  });
}

/**
 * All archives, and their checksums beside them.
 *
 * @param versions - Those of the site, newest first.
 * @returns path below the base URL to content
 * @throws Error when a kit names a sample or a page that is not there.
 */
export async function kitFiles(
  kits: readonly Kit[],
  versions: readonly DocsVersion[],
  place: Place,
): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  const sums: string[] = [];
  for (const kit of kits) {
    const archive = archiveName(kit.name);
    const guides = guidesOf(kit, versions, place);
    // The guide of the current release, where it has one.
    const {page, address} = guides.find(({isReleased}) => isReleased) ?? guides[0]!;
    const entries = kitEntries(kit, guides, {address, text: place.read(page)}, place.root);
    const packed = await packArchive(archive.replace('.tar.gz', ''), entries);
    files.set(kitsPath(archive), packed);
    sums.push(`${createHash('sha256').update(packed).digest('hex')}  ${archive}\n`);
  }
  return files.set(kitsPath(sumsFile), Buffer.from(sums.join('')));
}

/** Writes the kits, each with the Markdown copy of its guide, and the samples with the address of this site. */
export async function writeKits({siteDir, outDir, url, baseUrl}: Site): Promise<void> {
  // Docusaurus has copied static/ as it is.
  for (const sample of namesBelow(path.join(siteDir, samplesFolder)).filter((name) => /\.ya?ml$/.test(name))) {
    writeWhole(path.join(outDir, 'samples', sample), sampleContent(path.join(siteDir, samplesFolder, sample)));
  }
  const read = (page: string): string => readFileSync(path.join(outDir, `${page}.md`), 'utf8');
  const files = await kitFiles(kits, versions, {site: url + baseUrl, root: siteDir, read});
  files.forEach((content, file) => writeWhole(path.join(outDir, file), content));
}

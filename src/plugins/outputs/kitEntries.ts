/** From the list of a kit to the files of its archive. */
import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {kitReleaseText} from '../../config/downloads';
import type {Kit} from '../../config/kits';
import {withOwnAddress} from '../../config/site';
import type {Entry} from '../../lib/archive';
import {namesBelow} from '../../lib/files';

/** Where the samples are, for readers and for kits. */
export const samplesFolder = 'static/samples';

export const sampleContent = (file: string): Buffer =>
  /\.ya?ml$/.test(file) ? Buffer.from(withOwnAddress(readFileSync(file, 'utf8'))) : readFileSync(file);

const entry = (name: string, file: string): Entry => ({
  name,
  content: sampleContent(file),
  executable: file.endsWith('.sh'),
});

/** The files of one line of a kit: itself, or all files below it. */
function entriesAt(place: string, sample: string, kit: Kit, root: string): Entry[] {
  const from = path.join(root, samplesFolder, sample);
  if (!existsSync(from)) {
    throw new Error(
      `src/config/kits.ts, ${kit.name}: "${sample}" is not below ${samplesFolder}/; expected a file or a folder`,
    );
  }
  if (statSync(from).isFile()) {
    return [entry(place, from)];
  }
  return namesBelow(from).map((name) => entry(path.posix.join(place, name), path.join(from, name)));
}

/** The page about a kit, as a version shows it. */
export interface Guide {
  /** The version, in the words of readers. */
  version: string;
  /** Whether the page is one of a release. */
  isReleased: boolean;
  /** Path of the page below the base URL. */
  page: string;
  address: string;
}

/** The first thing to read: what is in the archive, and which versions it fits. */
function readmeOf({name, title}: Kit, guides: readonly Guide[], copied: string): string {
  const width = Math.max(...guides.map(({version}) => version.length), 'Version'.length) + 2;
  return [
    `${title}.`,
    `Image tags and limits are from ${kitReleaseText}.`,
    'The configuration is compatible with these versions. Set the image tags of your release.',
    '',
    `${'Version'.padEnd(width)}Guide`,
    ...guides.map(({version, address}) => version.padEnd(width) + address),
    '',
    `GUIDE-${name}.md is a copy of ${copied}`,
    '',
  ].join('\n');
}

/**
 * The files of a kit, with a README and its guide.
 *
 * @param guide - The guide that is packed with it: its address and its text.
 * @param root - The repository.
 * @throws Error when the kit names a sample that is not there.
 */
export function kitEntries(
  kit: Kit,
  guides: readonly Guide[],
  guide: {address: string; text: string},
  root: string,
): Entry[] {
  const text = (name: string, content: string): Entry => ({name, content: Buffer.from(content), executable: false});
  const files = [
    ...Object.entries(kit.files).flatMap(([place, sample]) => entriesAt(place, sample, kit, root)),
    text(`README-${kit.name}.txt`, readmeOf(kit, guides, guide.address)),
    text(`GUIDE-${kit.name}.md`, guide.text),
  ];
  return [...new Map(files.map((file) => [file.name, file])).values()];
}

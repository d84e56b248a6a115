/** From the list of a kit to the files of its archive. */
import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import type {Kit} from '../../config/kits';
import {withOwnAddress} from '../../config/site';
import type {Entry} from '../../lib/archive';

/** Where the samples are, for readers and for kits. */
export const samplesFolder = 'static/samples';

/** Content of a sample as it is published. */
export const sampleContent = (file: string): Buffer =>
  file.endsWith('.yaml') ? Buffer.from(withOwnAddress(readFileSync(file, 'utf8'))) : readFileSync(file);

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
  return readdirSync(from, {recursive: true, withFileTypes: true})
    .filter((found) => found.isFile())
    .map((found) => path.join(found.parentPath, found.name))
    .map((file) => entry(path.posix.join(place, path.relative(from, file).split(path.sep).join('/')), file));
}

/**
 * The files of a kit, with a README that leads to its page.
 *
 * @param page - Address of the page that tells how to use it.
 * @param root - The repository.
 * @throws Error when the kit names a sample that is not there.
 */
export function kitEntries(kit: Kit, version: string, page: string, root: string): Entry[] {
  const files = Object.entries(kit.files).flatMap(([place, sample]) => entriesAt(place, sample, kit, root));
  const readme = [
    `${kit.title}.`,
    `For jadice flow ${version}. Image tags and limits are values of the demo stack of 2023.`,
    '',
    `How to use it: ${page}`,
    '',
  ].join('\n');
  files.push({name: `README-${kit.name}.txt`, content: Buffer.from(readme), executable: false});
  return [...new Map(files.map((file) => [file.name, file])).values()];
}

/** Packs a download, so that two runs on two machines give the same bytes. */
import {zipSync} from 'fflate';
import type {Files} from './files';

/** fflate writes the time as the clock on the wall shows it: this one shows that of UTC. */
const onTheWall = (time: Date): Date =>
  new Date(
    time.getUTCFullYear(),
    time.getUTCMonth(),
    time.getUTCDate(),
    time.getUTCHours(),
    time.getUTCMinutes(),
    time.getUTCSeconds(),
  );

/** Files that are already packed. */
const isPacked = (name: string): boolean => /\.(?:gz|woff2|png|zip)$/.test(name);

/** Mode of a file on Unix: everybody can read it, and run it if it is a script. */
const modeOf = (content: Buffer): number => (content.subarray(0, 2).toString() === '#!' ? 0o100755 : 0o100644);

/**
 * Packs files into a zip.
 *
 * @param folder - Folder in the zip that holds all of them.
 * @param time - Time of all files.
 */
export function packZip(folder: string, files: Files, time: Date): Uint8Array {
  const names = [...files.keys()].sort();
  const entries = names.map((name) => [
    `${folder}/${name}`,
    [new Uint8Array(files.get(name)!), {level: isPacked(name) ? 0 : 9, attrs: modeOf(files.get(name)!) << 16}] as const,
  ]);
  return zipSync(Object.fromEntries(entries) as Parameters<typeof zipSync>[0], {mtime: onTheWall(time), os: 3});
}

/** Packs a download reproducibly: all runs and machines produce the same bytes. */
import {zipSync} from 'fflate';
import type {Files} from './files';

/** A date whose local time equals the UTC time, because fflate writes local time. */
const asLocalTime = (time: Date): Date => new Date(time.getTime() + time.getTimezoneOffset() * 60_000);

/** Files that are already compressed. */
const isPacked = (name: string): boolean => /\.(?:gz|woff2|png|zip)$/.test(name);

/** Unix mode of a file: readable for all, and executable if it is a script. */
const modeOf = (content: Buffer): number => (content.subarray(0, 2).toString() === '#!' ? 0o100755 : 0o100644);

/**
 * Packs files into a zip.
 *
 * @param folder - Top-level folder in the ZIP file.
 * @param time - Time of all files.
 */
export function packZip(folder: string, files: Files, time: Date): Uint8Array {
  const names = [...files.keys()].sort();
  const entries = names.map((name) => [
    `${folder}/${name}`,
    [new Uint8Array(files.get(name)!), {level: isPacked(name) ? 0 : 9, attrs: modeOf(files.get(name)!) << 16}] as const,
  ]);
  return zipSync(Object.fromEntries(entries) as Parameters<typeof zipSync>[0], {mtime: asLocalTime(time), os: 3});
}

/** Packs files into a `.tar.gz` that depends only on their names, modes and bytes. */
import {buffer} from 'node:stream/consumers';
import {gzipSync} from 'node:zlib';
import {pack} from 'tar-stream';

export interface Entry {
  /** Path in the archive, with `/`. */
  name: string;
  content: Buffer;
  executable: boolean;
}

/** Dates of all entries: 2000-01-01. With 0, some programs warn of an implausible time. */
const mtime = new Date(Date.UTC(2000, 0, 1));
/** Position of the operating system in a gzip header, and its value for "unknown" (RFC 1952). */
const system = {at: 9, unknown: 255};

/**
 * Packs files. Owner, time and order are fixed, so that all builds and machines produce the same bytes.
 *
 * @param folder - Top-level folder in the archive.
 */
export async function packArchive(folder: string, entries: readonly Entry[]): Promise<Buffer> {
  const tar = pack();
  const owner = {uid: 0, gid: 0, uname: 'root', gname: 'root', mtime};
  const sorted = [...entries].sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const {name, content, executable} of sorted) {
    tar.entry({...owner, name: `${folder}/${name}`, mode: executable ? 0o755 : 0o644}, content);
  }
  tar.finalize();
  const packed = gzipSync(await buffer(tar), {level: 9});
  packed[system.at] = system.unknown;
  return packed;
}

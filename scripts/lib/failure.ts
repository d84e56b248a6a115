import {statfsSync} from 'node:fs';
import {tmpdir} from 'node:os';

/** Less free space than this, in bytes, counts as none: a write of a common size fails. */
const least = 2 ** 20;

/** Which of some folders are on a disk without room. */
export function fullFolders(
  folders: readonly string[] = [process.cwd(), tmpdir()],
  freeBytes = (folder: string): number => {
    const {bavail, bsize} = statfsSync(folder);
    return bavail * bsize;
  },
): string[] {
  return folders.filter((folder) => freeBytes(folder) < least);
}

const advice = 'expected some hundred MB for a build and its cache. Free some (npx docusaurus clear empties the cache)';

/** Says that there is no room on the disk of a folder; nothing where there is. */
export function wordOnFullDisk(folders: readonly string[] = fullFolders()): string | undefined {
  return folders.length === 0 ? undefined : `No space left on the disk of ${folders.join(' and ')}; ${advice}`;
}

/** What to tell of an error: its message, without the stack; for a full disk what to do. */
export function wordOn(error: unknown): string {
  if (error instanceof Error && 'code' in error && error.code === 'ENOSPC') {
    const file = 'path' in error ? ` (${String(error.path)})` : '';
    return `No space left on the disk${file}; ${advice}`;
  }
  return error instanceof Error ? error.message : String(error);
}

/** Lets a script end with a word, and status 1, for whatever it does not handle; it says what it needs in its errors. */
export function tellFailures(): void {
  process.on('uncaughtException', (error) => {
    console.error(wordOn(error));
    process.exit(1);
  });
}

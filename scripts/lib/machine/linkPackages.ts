import {copyFileSync, linkSync, mkdirSync, readdirSync, readlinkSync, symlinkSync} from 'node:fs';
import path from 'node:path';

/**
 * Copies a folder of installed packages by hard links, which takes seconds; on another disk the files are copied. Caches of
 * tools stay behind, and so does npm's own list of what is installed: npm writes it in place, which would change that of `from`.
 */
export function linkPackages(from: string, to: string): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, {withFileTypes: true})) {
    const source = path.join(from, entry.name);
    const target = path.join(to, entry.name);
    if (entry.isDirectory()) {
      if (entry.name !== '.cache') {
        linkPackages(source, target);
      }
    } else if (entry.name === '.package-lock.json') {
      continue;
    } else if (entry.isSymbolicLink()) {
      symlinkSync(readlinkSync(source), target);
    } else {
      try {
        linkSync(source, target);
      } catch {
        copyFileSync(source, target);
      }
    }
  }
}

import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {filesBelow} from '../../scripts/lib/files';
import {isCompressedCopy} from '../../src/plugins/hosting/compressed';
import {builds} from '../builds';

/** Checksum of each file of a build; files that are compressed later are left out. */
const checksums = (folder: string): Record<string, string> =>
  Object.fromEntries(
    filesBelow(folder)
      .filter((file) => !isCompressedCopy(file, existsSync))
      .map((file) => [file.slice(folder.length + 1), createHash('sha256').update(readFileSync(file)).digest('hex')]),
  );

describe('two builds of the same commit, each in a folder of its own', () => {
  it('have the same files with the same bytes', () => {
    const first = checksums(builds.default.folder);
    expect(Object.keys(first).length).toBeGreaterThan(300);
    expect(checksums('build-again')).toEqual(first);
  });
});

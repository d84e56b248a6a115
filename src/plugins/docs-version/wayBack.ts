import {existsSync} from 'node:fs';
import path from 'node:path';

/** Files that Docusaurus adds for a version, in addition to its entry in `versions.json`. */
export const newFiles = (version: string): string[] => [
  `versioned_docs/version-${version}`,
  `versioned_sidebars/version-${version}-sidebars.json`,
];

/**
 * Commands that revert only the files written for a version. Empty if none were written.
 *
 * @param changed - Changed files that Git tracks.
 */
export function wayBack(version: string, changed: readonly string[], siteDir: string): string {
  const added = newFiles(version).filter((file) => existsSync(path.join(siteDir, file)));
  return [
    ...(changed.length > 0 ? [`  git restore -- ${changed.join(' ')}`] : []),
    ...(added.length > 0 ? [`  rm -r ${added.join(' ')}`] : []),
  ].join('\n');
}

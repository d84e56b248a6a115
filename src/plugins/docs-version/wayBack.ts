import {existsSync} from 'node:fs';
import path from 'node:path';

/** Files that Docusaurus adds for a version, in addition to its entry in `versions.json`. */
export const newFiles = (version: string): string[] => [
  `versioned_docs/version-${version}`,
  `versioned_sidebars/version-${version}-sidebars.json`,
];

/**
 * The commands that take back what was written for a version, and nothing else; empty when nothing was.
 *
 * @param changed - Files that Git knows and that were changed.
 */
export function wayBack(version: string, changed: readonly string[], siteDir: string): string {
  const added = newFiles(version).filter((file) => existsSync(path.join(siteDir, file)));
  return [
    ...(changed.length > 0 ? [`  git restore -- ${changed.join(' ')}`] : []),
    ...(added.length > 0 ? [`  rm -r ${added.join(' ')}`] : []),
  ].join('\n');
}

/** The versions of the site in the form in which the product data names them. */
import {lastVersion, unreleasedName, versions} from '../../config/versions';

/** How `since` and `until` name the unreleased version. */
const nextName = 'next';

/** Docusaurus name to the name in the product data: `current` becomes `next`. */
export const factName = (name: string): string => (name === unreleasedName ? nextName : name);

/** Names for `since` and `until`, oldest first, `next` last. */
export const factVersions: readonly string[] = versions.map(({name}) => factName(name)).reverse();

/** The current release. */
export const lastFactVersion: string = factName(lastVersion.name);

/**
 * Version whose facts a page shows: that of its folder; pages outside the documentation show the current release.
 *
 * @param file - Path relative to the repository, with `/`.
 */
export function versionOfPage(file: string): string {
  const version = versions.find(({folder}) => file.startsWith(`${folder}/`));
  return version ? factName(version.name) : lastFactVersion;
}

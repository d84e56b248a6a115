/** The versions of the site in the form in which the product data names them. */
import {lastVersion, publicName as factName, versions} from '../config/versions';

export {factName};

/** Names for `since` and `until`, oldest first, `next` last. */
export const factVersions: readonly string[] = versions.map(({name}) => factName(name)).reverse();

/** The current release. */
export const lastFactVersion: string = factName(lastVersion.name);

/** Path of the pages of a version, without a slash at the end, such as `/docs/next`; for a name of `factVersions`. */
export function docsPath(version: string): string {
  const path = versions.find(({name}) => factName(name) === version)?.path ?? '';
  return path === '' ? '/docs' : `/docs/${path}`;
}

/**
 * Version whose facts a page shows: that of its folder; pages outside the documentation show the current release.
 *
 * @param file - Path relative to the repository, with `/`.
 * @throws Error for a translated page, which would show the facts of another version.
 */
export function versionOfPage(file: string): string {
  if (file.startsWith('i18n/')) {
    throw new Error(`${file}: product facts are not supported on translated pages; expected docs/ or versioned_docs/`);
  }
  const version = versions.find(({folder}) => file.startsWith(`${folder}/`));
  return version ? factName(version.name) : lastFactVersion;
}

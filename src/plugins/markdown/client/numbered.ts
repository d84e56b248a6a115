import {lastVersion} from '@site/src/config/versions';

/**
 * Permanent address of a page: for the current release, the address with its version number, which redirects to the address without a
 * number while the release is current.
 *
 * @param permalink - Address of a page of the documentation, with the base URL.
 * @param version - Its version, as Docusaurus names it.
 */
export function numberedAddress(permalink: string, version: string, baseUrl: string): string {
  const folder = `${baseUrl}docs`;
  return version === lastVersion.name ? `${folder}/${version}${permalink.slice(folder.length)}` : permalink;
}

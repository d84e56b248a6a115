import {lastVersion} from '@site/src/config/versions';

/**
 * The address of a page that stays with its version: that of the current release with its number. It leads on to the page without one, as
 * long as this is the current release.
 *
 * @param permalink - Address of a page of the documentation, with the base URL.
 * @param version - Its version, as Docusaurus names it.
 */
export function numberedAddress(permalink: string, version: string, baseUrl: string): string {
  const folder = `${baseUrl}docs`;
  return version === lastVersion.name ? `${folder}/${version}${permalink.slice(folder.length)}` : permalink;
}

/** Names of what is published; shared with the browser. */

/** File with the checksums of the archives of a version, as `sha256sum --check` reads it. */
export const sumsName = 'SHA256SUMS';

/** How addresses name a version of Docusaurus: `current`, the unreleased one, becomes `next`. */
export const versionName = (name: string): string => (name === 'current' ? 'next' : name);

/** File name of a kit. */
export const archiveName = (kit: string, version: string): string => `flow-${kit}-${version}.tar.gz`;

/** Path of a published file, below the base URL. */
export const kitsPath = (version: string, file: string): string => `kits/${version}/${file}`;

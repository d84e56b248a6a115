/** Names of the published kits. Shared with the browser, which does not need the list of their files. */

/** Release of the kits: one for all versions, because the stack is the same for all. */
const kitRelease = 'demo-2023';

/** The release in words. */
export const kitReleaseText = 'the 2023 demo stack (controller 0.26.5, OCR worker 1.8.0, data store 0.2.7)';

/** File with the checksums of the archives, as `sha256sum --check` reads it. */
export const sumsName = 'SHA256SUMS';

/** File name of a kit. */
export const archiveName = (kit: string): string => `flow-${kit}-${kitRelease}.tar.gz`;

/** Path of a published file, below the base URL. */
export const kitsPath = (file: string): string => `kits/${kitRelease}/${file}`;

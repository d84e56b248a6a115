/** Names of what is published; shared with the browser. */

/** Content of the kits: one edition for all versions, because the stack is the same for all. */
const edition = 'demo-2023';

/** The edition in words. */
export const editionText = 'the 2023 demo stack (controller 0.26.5, OCR worker 1.8.0, data store 0.2.7)';

/** File with the checksums of the archives, as `sha256sum --check` reads it. */
export const sumsName = 'SHA256SUMS';

/** File name of a kit. */
export const archiveName = (kit: string): string => `flow-${kit}-${edition}.tar.gz`;

/** Path of a published file, below the base URL. */
export const kitsPath = (file: string): string => `kits/${edition}/${file}`;

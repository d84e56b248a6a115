/** Names and paths of the kits, and of the downloads from `npm run offline` and `npm run pdf`. Shared with the browser, so it must not import settings. */

/** Folder of the downloads, below the base URL. */
export const downloadsFolder = 'take-along';

/** Checksums of the files in a folder, as `sha256sum --check` reads them. */
export const sumsFile = 'SHA256SUMS';

/** Signature of the checksums, if the publisher signs them. */
export const signatureFile = `${sumsFile}.minisig`;

/** JSON array of their names, for the page that links to them. Empty in a build without downloads. */
export const listFile = 'downloads.json';

/**
 * Name of the ZIP file.
 *
 * @param project - Project name from the site settings.
 * @param version - As in its URLs, or `all`.
 */
export const zipName = (project: string, version: string): string => `${project}-${version}.zip`;

/** Name of the PDF file. See {@link zipName}. */
export const pdfName = (project: string, version: string): string => `${project}-${version}.pdf`;

/** Release of the kits: one for all versions, because the stack is the same for all. */
const kitRelease = 'demo-2023';

export const kitReleaseText = 'the 2023 demo stack (controller 0.26.5, OCR worker 1.8.0, data store 0.2.7)';

export const archiveName = (kit: string): string => `flow-${kit}-${kitRelease}.tar.gz`;

/** Path of a published file, below the base URL. */
export const kitsPath = (file: string): string => `kits/${kitRelease}/${file}`;

/** Unpacks a kit in the current directory. `-k` keeps the files that are there, because readers have filled them in. */
export const unpackCommand = (archive: string): string => `tar -xkzf ${archive} --strip-components=1`;

/** Names and paths of the downloads from `npm run offline` and `npm run pdf`. Shared with the browser, so it must not import settings. */

/** Folder of the downloads, below the base URL. */
export const downloadsFolder = 'take-along';

/** Checksums of all of them, in the format of `sha256sum`. */
export const sumsFile = 'SHA256SUMS';

/** Signature of the checksums, if the publisher signs them. */
export const signatureFile = `${sumsFile}.minisig`;

/** JSON array of their names, for the page that links to them. Empty in a build without downloads. */
export const listFile = 'downloads.json';

/**
 * Name of the ZIP file.
 *
 * @param project - Project name from the site settings.
 * @param edition - Version as in its URLs, or `all`.
 */
export const zipName = (project: string, edition: string): string => `${project}-${edition}.zip`;

/** Name of the PDF file. See {@link zipName}. */
export const pdfName = (project: string, edition: string): string => `${project}-${edition}.pdf`;

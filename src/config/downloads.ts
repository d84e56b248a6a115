/** Names of the downloads that `npm run offline` and `npm run pdf` make, and where a deployed build has them. For the browser too: no settings here. */

/** Folder of the downloads, below the base URL. */
export const downloadsFolder = 'take-along';

/** Checksums of all of them, in the format of `sha256sum`. */
export const sumsFile = 'SHA256SUMS';

/** Names of all of them, for the page that links to them: a JSON array, which a build without downloads has empty. */
export const listFile = 'downloads.json';

/**
 * The zip for readers.
 *
 * @param project - Name of the project, as the settings of the site have it.
 * @param edition - Version as its address names it, or `all`.
 */
export const zipName = (project: string, edition: string): string => `${project}-${edition}.zip`;

/** One file for paper: see {@link zipName}. */
export const pdfName = (project: string, edition: string): string => `${project}-${edition}.pdf`;

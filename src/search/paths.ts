/** Folder of the index, below the base URL. */
export const indexFolder = 'search-index';
/** Path of the manifest, below the base URL: the one file of the index whose name stays the same. */
export const manifestPath = `${indexFolder}/manifest.js`;

/** Folder of the index, below the base URL. */
export const indexFolder = 'search-index';
/** Path of the manifest, below the base URL. It is the only file of the index with a constant name. */
export const manifestPath = `${indexFolder}/manifest.json`;

/** Maps tags to their index files, below the base URL. */
export interface Manifest {
  files: Record<string, string>;
}

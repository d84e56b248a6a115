/** Compressed copies, which hosts send instead of a plain file. */

/** Pattern of the end of their names, as nginx reads it, too. */
export const compressedEnding = '\\.(?:gz|br)$';

/**
 * Whether a file is a compressed copy: its plain file is next to it. An archive such as `kit.tar.gz` has none.
 *
 * @param has - Whether there is a file of that name.
 */
export const isCompressedCopy = (file: string, has: (name: string) => boolean): boolean => {
  const plain = file.replace(new RegExp(compressedEnding), '');
  return plain !== file && has(plain);
};

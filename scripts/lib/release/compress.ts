import {readFile, writeFile} from 'node:fs/promises';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Files that get smaller; pictures and fonts are compressed already. */
export const compressible = /\.(html|css|m?js|json|svg|xml|txt|md|ya?ml|wasm|webmanifest)$/;
/** Below this, the saved bytes do not pay for the bytes of the header. */
const smallest = 512;

/** Result of compressing a file. */
export interface Sizes {
  plain: number;
  brotli: number;
}

/**
 * Writes `<file>.br` and `<file>.gz` beside a file. The bytes depend on the content alone.
 *
 * @returns Undefined when the file is too small.
 */
export async function compressFile(file: string): Promise<Sizes | undefined> {
  const plain = await readFile(file);
  if (plain.length < smallest) {
    return undefined;
  }
  const [small, old] = await Promise.all([
    brotli(plain, {params: {[constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length}}),
    deflate(plain, {level: 9}),
  ]);
  await Promise.all([writeFile(`${file}.br`, small), writeFile(`${file}.gz`, old)]);
  return {plain: plain.length, brotli: small.length};
}

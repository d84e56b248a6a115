import {readFile, writeFile} from 'node:fs/promises';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Files to compress. Images and fonts are already compressed. */
export const compressible = /\.(html|css|m?js|json|svg|xml|txt|md|ya?ml|wasm|webmanifest)$/;
/** Minimum size, below which the header would cost more bytes than compression saves. */
const smallest = 512;

/** Writes `<file>.br` and `<file>.gz` next to a file that is large enough. The bytes depend only on the content. */
export async function compressFile(file: string): Promise<void> {
  const plain = await readFile(file);
  if (plain.length >= smallest) {
    const params = {[constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length};
    const [small, old] = await Promise.all([brotli(plain, {params}), deflate(plain, {level: 9})]);
    await Promise.all([writeFile(`${file}.br`, small), writeFile(`${file}.gz`, old)]);
  }
}

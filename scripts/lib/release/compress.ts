import {readFile, stat, writeFile} from 'node:fs/promises';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);
const smallOf = (plain: Buffer): Promise<Buffer> =>
  brotli(plain, {params: {[constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length}});

/** Files to compress. Images and fonts are already compressed. */
export const compressible = /\.(html|css|m?js|json|svg|xml|txt|md|ya?ml|wasm|webmanifest)$/;
/** Minimum size, below which the header would cost more bytes than compression saves. */
const smallest = 512;

/** Writes `<file>.br` and `<file>.gz` next to a file that is large enough. The bytes depend only on the content. */
export async function compressFile(file: string): Promise<void> {
  const plain = await readFile(file);
  if (plain.length >= smallest) {
    const [small, old] = await Promise.all([smallOf(plain), deflate(plain, {level: 9})]);
    await Promise.all([writeFile(`${file}.br`, small), writeFile(`${file}.gz`, old)]);
  }
}

/**
 * Bytes of a file of a build with brotli; small files count as if they were compressed, too.
 *
 * @throws Error when the build is not compressed.
 */
export async function brotliSize(file: string): Promise<number> {
  const plain = await readFile(file);
  if (!compressible.test(file)) {
    return plain.length;
  }
  if (plain.length < smallest) {
    return (await smallOf(plain)).length;
  }
  const {size} = await stat(`${file}.br`).catch(() => {
    throw new Error(`${file}.br: there is no such file; run npx tsx scripts/compress.ts`);
  });
  return size;
}

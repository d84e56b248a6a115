import {brotliCompressSync, constants} from 'node:zlib';
import path from 'node:path';

const packed = /^\.(?:png|jpe?g|webp|avif|gif|woff2?|zip)$/;

/** What a server that compresses with brotli sends for a file: formats that are compressed already go as they are. */
export function brotli(file: string, content: Buffer): Buffer {
  if (packed.test(path.extname(file).toLowerCase())) {
    return content;
  }
  return brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
}

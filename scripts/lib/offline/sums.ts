/** `SHA256SUMS` of the downloads, and the list that the page `/offline` shows. */
import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {listFile, sumsFile} from '../../../src/config/downloads';
import {writeWhole} from '../../../src/lib/files';

/** Writes checksums (in the format of `sha256sum`) and names of all downloads in the folder, from this run or an earlier one. */
export function writeSums(folder: string): void {
  const names = readdirSync(folder)
    .filter((file) => /\.(?:pdf|zip)$/.test(file))
    .sort();
  const lines = names.map((file) => {
    const sum = createHash('sha256').update(readFileSync(path.join(folder, file)));
    return `${sum.digest('hex')}  ${file}\n`;
  });
  writeWhole(path.join(folder, sumsFile), lines.join(''));
  writeWhole(path.join(folder, listFile), `${JSON.stringify([...names, sumsFile])}\n`);
}

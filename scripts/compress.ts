/**
 * Adds `.br` and `.gz` files to a build, for hosts that serve them:
 * `npx tsx scripts/compress.ts [<folder>]`. Run it after the build.
 */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {compressFile, compressible} from './lib/release/compress';
import {tellFailures} from './lib/failure';
import {filesBelow} from '../src/lib/files';

const parallel = 4;

async function main(folder: string): Promise<void> {
  if (!existsSync(path.join(folder, 'index.html'))) {
    throw new Error(`${folder}: has no index.html; expected a built site (run: npm run build)`);
  }
  const files = filesBelow(folder).filter((file) => compressible.test(file));
  let [count, plain, small] = [0, 0, 0];
  const worker = async (): Promise<void> => {
    for (let file = files.pop(); file !== undefined; file = files.pop()) {
      const sizes = await compressFile(file);
      count += sizes ? 1 : 0;
      plain += sizes?.plain ?? 0;
      small += sizes?.brotli ?? 0;
    }
  };
  await Promise.all(Array.from({length: parallel}, worker));
  console.log(
    `${folder}: ${count} files, ${Math.round(plain / 1024)} KiB, with brotli ${Math.round(small / 1024)} KiB`,
  );
}

tellFailures();
void main(process.argv[2] ?? 'build');

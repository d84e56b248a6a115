/**
 * Puts `.br` and `.gz` files beside the files of a build, for hosts that serve them as they are:
 * `npm run compress [-- <folder>]`. Runs after the build, when no plugin writes any more.
 */
import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {compressFile, compressible} from './lib/release/compress';
import {tellFailures} from './lib/failure';

const parallel = 4;

async function main(folder: string): Promise<void> {
  if (!existsSync(path.join(folder, 'index.html'))) {
    throw new Error(`${folder}: has no index.html; expected a built site (run: npm run build)`);
  }
  const files = readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && compressible.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
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

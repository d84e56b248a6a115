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
  const count = files.length;
  const worker = async (): Promise<void> => {
    for (let file = files.pop(); file !== undefined; file = files.pop()) {
      await compressFile(file);
    }
  };
  await Promise.all(Array.from({length: parallel}, worker));
  console.log(`${folder}: ${count} text files`);
}

tellFailures();
void main(process.argv[2] ?? 'build');

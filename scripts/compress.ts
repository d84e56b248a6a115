/**
 * Adds `.br` and `.gz` files to a build, for hosts that serve them:
 * `npx tsx scripts/compress.ts [<folder>]`. Run it after the build.
 */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {compressFile, compressible} from './lib/release/compress';
import {tellFailures} from './lib/failure';
import {filesBelow} from '../src/lib/files';

async function main(folder: string): Promise<void> {
  if (!existsSync(path.join(folder, 'index.html'))) {
    throw new Error(`${folder}: has no index.html; expected a built site (run: npm run build)`);
  }
  const files = filesBelow(folder).filter((file) => compressible.test(file));
  await Promise.all(files.map(compressFile));
  console.log(`${folder}: ${files.length} text files`);
}

tellFailures();
void main(process.argv[2] ?? 'build');

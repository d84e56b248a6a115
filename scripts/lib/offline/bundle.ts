/** Scripts of a download: classic ones, as browsers load no modules from a disk. */
import path from 'node:path';
import {build} from 'esbuild';

/** A source of the page scripts; commands and tests run in the root of the repository. */
export const clientFile = (name: string): string => path.resolve('scripts/lib/offline/client', name);

/** Bundles a script of the folder `client`. The same for the same sources. */
export async function bundle(name: string): Promise<Buffer> {
  const {outputFiles} = await build({
    entryPoints: [clientFile(name)],
    bundle: true,
    write: false,
    minify: true,
    // Pages declare UTF-8. A script from a disk is read in the same encoding.
    charset: 'utf8',
    legalComments: 'inline',
    format: 'iife',
    platform: 'browser',
    target: ['chrome111', 'firefox114', 'safari16.4'],
    logLevel: 'silent',
  });
  return Buffer.from(outputFiles[0]!.contents);
}

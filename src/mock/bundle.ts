/** Builds the mock server in one file without dependencies, like `check.mjs`. */
import {build} from 'esbuild';
import {repositoryRoot} from '../facts/load/load';
import {published} from '../facts/publish/openapi-files';
import type {Product} from '../facts/schema';

/** Where the build publishes it, below the base URL. The second is its old name, which released pages and readers have. */
export const mockServerPaths = ['tools/mock-server.mjs', 'samples/rest/stand-in.mjs'] as const;

/** The text of `mock-server.mjs`. The same for the same facts, wherever it is made. */
export async function mockServer(product: Product): Promise<string> {
  const apis = {controller: product.openapi, store: product['openapi-data-store']};
  const contents = `import {run} from './src/mock/command';\nawait run(${JSON.stringify(apis, published)});`;
  const {outputFiles} = await build({
    stdin: {contents, resolveDir: repositoryRoot, loader: 'ts'},
    absWorkingDir: repositoryRoot,
    bundle: true,
    write: false,
    minifySyntax: true,
    charset: 'utf8',
    format: 'esm',
    platform: 'node',
    target: 'node20',
    logLevel: 'silent',
  });
  return [
    '#!/usr/bin/env node',
    '/* A mock server for jadice flow: node mock-server.mjs (see --help) */',
    outputFiles[0]!.text,
  ].join('\n');
}

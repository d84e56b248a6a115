import {readFileSync} from 'node:fs';
import path from 'node:path';
import {MissingTarget} from '../patch';

/** A route as Docusaurus 3.8 writes it to `routes.js`; `hash` is the second argument of its `ComponentCreator`. */
export interface GeneratedRoute {
  path: string;
  component: {path: string; hash?: string};
  routes?: GeneratedRoute[];
  /** Set where the route only holds others; it has no component of its own then. */
  isSection?: boolean;
  [attribute: string]: unknown;
}

/** Chunk names of a route's modules, nested as the route's props. */
export type ChunkNames = string | ChunkNames[] | {[prop: string]: ChunkNames};

/** What Docusaurus generates about routes: three modules that stock puts whole into the main bundle. */
export interface RouteTables {
  routes: GeneratedRoute[];
  /** Chunk names by route path and hash. */
  chunkNames: Record<string, ChunkNames>;
  /** Module by chunk name. */
  registry: Record<string, string>;
}

/** The texts of the generated files. */
export interface GeneratedFiles {
  routes: string;
  routesChunkNames: string;
  registry: string;
}

const routesHead =
  "import React from 'react';\nimport ComponentCreator from '@docusaurus/ComponentCreator';\n\nexport default ";
const registryLine =
  /^ {2}"([^"]+)": \[\(\) => import\(\/\* webpackChunkName: "\1" \*\/ "([^"]+)"\), "\2", require\.resolveWeak\("\2"\)\],$/;

/**
 * Reads the generated files.
 *
 * @throws MissingTarget when a file has another form than Docusaurus 3.8 gives it.
 */
export function readTables({routes, routesChunkNames, registry}: GeneratedFiles): RouteTables {
  const lines = registry.trim().split('\n').slice(1);
  const entries = lines.map((line) => registryLine.exec(line.replace(/\};$/, '')));
  const odd = lines[entries.indexOf(null)];
  if (!routes.startsWith(routesHead) || odd !== undefined) {
    const found =
      odd === undefined ? `routes.js begins with "${routes.slice(0, 80)}"` : `registry.js has the line "${odd}"`;
    throw new MissingTarget('routes', `the form of Docusaurus 3.8 in .docusaurus (${found})`);
  }
  const body = routes.slice(routesHead.length).replace(/;\s*$/, '');
  // The file is code: paths, strings and calls of `ComponentCreator`. Nothing else is in reach of the function.
  // eslint-disable-next-line @typescript-eslint/no-implied-eval
  const evaluate = new Function('ComponentCreator', `"use strict"; return ${body}`) as (
    creator: (path: string, hash?: string) => GeneratedRoute['component'],
  ) => GeneratedRoute[];
  return {
    routes: evaluate((path, hash) => ({path, hash})),
    chunkNames: JSON.parse(routesChunkNames) as RouteTables['chunkNames'],
    registry: Object.fromEntries(entries.map((entry) => [entry![1]!, entry![2]!])),
  };
}

/** Reads the generated files of a folder: `generatedFilesDir` of Docusaurus. */
export function readTablesIn(folder: string): RouteTables {
  const read = (name: string): string => readFileSync(path.join(folder, name), 'utf8');
  return readTables({
    routes: read('routes.js'),
    routesChunkNames: read('routesChunkNames.json'),
    registry: read('registry.js'),
  });
}

/** All chunk names of a route. */
export function flatNames(names: ChunkNames): string[] {
  return typeof names === 'string' ? [names] : Object.values(names).flatMap(flatNames);
}

/** The key of a route in the table of chunk names. */
export const keyOf = ({component: {path, hash}}: GeneratedRoute): string => `${path}-${hash}`;

import {flatNames, type GeneratedRoute, keyOf, type RouteTables} from '../route-tables/tables';
import {hashOf} from './memory';

/** The server bundle. */
export interface ServerBundle {
  /** The code that all pages are rendered with. */
  main: string;
  /** Names of the files of all other modules, such as `1a2b3c4d.5e6f7a8b.js`: name of the chunk, hash of its content. */
  chunks: readonly string[];
}

/** Path of the route of all addresses that are no page. */
const anyAddress = '*';
/** Name of a chunk and hash of its content. */
const chunkFile = /^(.+)\.([0-9a-f]+)\.js$/;

/**
 * Routes that may have a part in a page: its own, those around it, and those for any address. A few more than the router takes, as
 * a route around others counts as soon as the address begins with its path.
 */
function routesOf(pathname: string, routes: readonly GeneratedRoute[]): GeneratedRoute[] {
  const isOwn = ({path}: GeneratedRoute): boolean => path === anyAddress || path === pathname;
  return routes.flatMap((route) => {
    if (!route.routes) {
      return isOwn(route) ? [route] : [];
    }
    return pathname.startsWith(route.path) ? [route, ...routesOf(pathname, route.routes)] : [];
  });
}

/** Addresses of all routes that are pages. */
const pagesOf = (routes: readonly GeneratedRoute[]): string[] =>
  routes.flatMap(({path, routes: inner}) => (inner ? pagesOf(inner) : path === anyAddress ? [] : [path]));

/**
 * A key for each page. Two builds give a page the same key when everything that it is rendered with is the same: the main bundle,
 * the modules of its routes, and all modules that no route names.
 *
 * @param notFound - Address of the page for all others.
 * @returns The keys by address.
 * @throws Error when a file has another name than Docusaurus 3.8 gives it.
 */
export function pageKeys(
  {routes, chunkNames}: Pick<RouteTables, 'routes' | 'chunkNames'>,
  {main, chunks}: ServerBundle,
  notFound: string,
): Map<string, string> {
  const contents = new Map(
    [...chunks].sort().map((file): [string, string] => {
      const [, chunk, hash] = chunkFile.exec(file) ?? [];
      if (chunk === undefined || hash === undefined) {
        throw new Error(
          `${file}: a file of the server bundle whose name Docusaurus 3.8 would not give; expected a chunk and its hash`,
        );
      }
      return [chunk, hash];
    }),
  );
  const hashes = new Set(contents.values());
  const named = new Set(Object.values(chunkNames).flatMap(flatNames));
  // The main bundle names the files of all chunks, and with them every change anywhere.
  const shared = hashOf(
    main.replaceAll(/"([0-9a-f]+)"/g, (whole, hash: string) => (hashes.has(hash) ? '""' : whole)),
    ...[...contents].filter(([chunk]) => !named.has(chunk)).flat(),
  );
  return new Map(
    [...pagesOf(routes), notFound].map((page) => {
      const own = routesOf(page, routes).flatMap((route) => flatNames(chunkNames[keyOf(route)] ?? {}));
      // A name without a file is a module of the main bundle.
      return [page, hashOf(page, shared, ...own.flatMap((chunk) => [chunk, contents.get(chunk) ?? '']))];
    }),
  );
}

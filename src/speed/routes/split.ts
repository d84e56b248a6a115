import {flatNames, keyOf, type ChunkNames, type GeneratedRoute, type RouteTables} from './tables';

/** Tables that load together. In `routes`, a route with `group` gets its subroutes when that group is loaded, in the chunk `chunk`. */
export interface SplitTables {
  base: RouteTables;
  groups: RouteTables[];
}

const withAll = (routes: readonly GeneratedRoute[]): GeneratedRoute[] =>
  routes.flatMap((route) => [route, ...withAll(route.routes ?? [])]);

/**
 * Short and stable chunk names: the shortest beginnings of the stock names, at least four characters, that differ.
 *
 * @param names - Stock names, which are hashes.
 */
export function shortNames(names: readonly string[]): Map<string, string> {
  const taken = new Set<string>();
  return new Map(
    [...names].sort().map((name) => {
      let length = 4;
      while (taken.has(name.slice(0, length)) && length < name.length) {
        length += 1;
      }
      taken.add(name.slice(0, length));
      return [name, name.slice(0, length)];
    }),
  );
}

function renamed(names: ChunkNames, shorter: ReadonlyMap<string, string>): ChunkNames {
  if (typeof names === 'string') {
    return shorter.get(names) ?? names;
  }
  if (Array.isArray(names)) {
    return names.map((name) => renamed(name, shorter));
  }
  return Object.fromEntries(Object.entries(names).map(([prop, name]) => [prop, renamed(name, shorter)]));
}

/** Puts pages that stand below another page, such as all news, under one route, so that they can be loaded as one part. */
function withSections(routes: readonly GeneratedRoute[]): GeneratedRoute[] {
  const pages = routes.filter((route) => !route.routes && !/[/*]$/.test(route.path));
  const isBelow = (route: GeneratedRoute, other: GeneratedRoute): boolean => route.path.startsWith(`${other.path}/`);
  // A home page without a slash at its end stands above the documentation too, which has a route of its own.
  const candidates = pages.filter((page) => !routes.some((route) => route.routes && isBelow(route, page)));
  const heads = candidates.filter(
    (page) => pages.some((one) => isBelow(one, page)) && !candidates.some((one) => isBelow(page, one)),
  );
  const headOf = (route: GeneratedRoute): GeneratedRoute | undefined =>
    heads.find((head) => route === head || (pages.includes(route) && isBelow(route, head)));
  const section = (head: GeneratedRoute): GeneratedRoute => ({
    path: head.path,
    component: {path: head.path},
    isSection: true,
    // The page for what does not exist is there too: nothing behind the section is asked any more.
    routes: [...pages.filter((page) => headOf(page) === head), ...routes.filter(({path}) => path === '*')],
  });
  return routes
    .filter((route) => headOf(route) === undefined || heads.includes(route))
    .map((route) => (heads.includes(route) ? section(route) : route));
}

/** The chunk of a route that no other route needs, such as the sidebars of a version: what is always loaded together with its subroutes. */
function ownChunk({chunkNames}: RouteTables, route: GeneratedRoute): string | undefined {
  const all = Object.values(chunkNames).map(flatNames);
  return flatNames(chunkNames[keyOf(route)] ?? []).find(
    (name) => all.filter((names) => names.includes(name)).length === 1,
  );
}

/**
 * Splits the tables: the pages of each documentation version (subroutes of the children of a top-level route) become a group, and
 * so do the pages below another page; what several groups use stays in the base.
 */
export function splitTables(tables: RouteTables): SplitTables {
  const shorter = shortNames(Object.keys(tables.registry));
  const grouped: GeneratedRoute[][] = [];
  const asGroup = (route: GeneratedRoute): GeneratedRoute => {
    if (!route.routes) {
      return route;
    }
    const group = grouped.push(route.routes) - 1;
    return {...route, routes: [], group, chunk: shorter.get(ownChunk(tables, route) ?? '') ?? `routes-${group}`};
  };
  const routes = withSections(tables.routes).map((top) =>
    top.isSection ? asGroup(top) : {...top, ...(top.routes && {routes: top.routes.map(asGroup)})},
  );

  const namesOf = (some: readonly GeneratedRoute[]): RouteTables['chunkNames'] =>
    Object.fromEntries(
      withAll(some)
        .filter((route) => tables.chunkNames[keyOf(route)] !== undefined)
        .map((route) => [keyOf(route), renamed(tables.chunkNames[keyOf(route)]!, shorter)]),
    );
  const modules = new Map(Object.entries(tables.registry).map(([name, module]) => [shorter.get(name)!, module]));
  const used = grouped.map((some) => new Set(Object.values(namesOf(some)).flatMap(flatNames)));
  const usedInBase = new Set(Object.values(namesOf(routes)).flatMap(flatNames));
  const homeOf = (name: string): number | undefined => {
    const homes = [...used.keys()].filter((index) => used[index]!.has(name));
    return homes.length === 1 && !usedInBase.has(name) ? homes[0] : undefined;
  };
  const registryOf = (home: number | undefined): RouteTables['registry'] =>
    Object.fromEntries([...modules].filter(([name]) => homeOf(name) === home));

  return {
    base: {routes, chunkNames: namesOf(routes), registry: registryOf(undefined)},
    groups: grouped.map((some, index) => ({routes: some, chunkNames: namesOf(some), registry: registryOf(index)})),
  };
}

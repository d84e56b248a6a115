import {flatNames, keyOf, type ChunkNames, type GeneratedRoute, type RouteTables} from './tables';

/** Tables that load together. In `routes`, a route with `group` gets its subroutes when that group is loaded. */
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

/**
 * Splits the tables: the pages of each documentation version (subroutes of the children of a top-level route) become a group;
 * what several groups use stays in the base.
 */
export function splitTables(tables: RouteTables): SplitTables {
  const shorter = shortNames(Object.keys(tables.registry));
  const grouped: GeneratedRoute[][] = [];
  const routes = tables.routes.map((top) => ({
    ...top,
    ...(top.routes && {
      routes: top.routes.map((child) => {
        if (!child.routes) {
          return child;
        }
        grouped.push(child.routes);
        return {...child, routes: [], group: grouped.length - 1};
      }),
    }),
  }));

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

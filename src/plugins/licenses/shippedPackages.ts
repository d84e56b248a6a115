/**
 * Names the npm packages behind the modules of a bundle.
 *
 * @param modulePaths - Absolute or relative paths of modules; those outside `node_modules` are ignored.
 * @returns Package names, sorted, each once.
 */
export function shippedPackages(modulePaths: Iterable<string>): string[] {
  const names = new Set<string>();
  for (const modulePath of modulePaths) {
    const name = /^(?:.*[\\/])?node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(modulePath)?.[1];
    if (name) {
      names.add(name.replace('\\', '/'));
    }
  }
  return [...names].sort();
}

/** Additions and removals that make one list equal to another. */
export function difference(listed: readonly string[], actual: readonly string[]): {missing: string[]; extra: string[]} {
  return {
    missing: actual.filter((name) => !listed.includes(name)),
    extra: listed.filter((name) => !actual.includes(name)),
  };
}

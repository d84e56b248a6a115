/** The npm packages that reach a browser. */

/** The properties of the bundler that are used here, which are the same in webpack and Rspack. */
interface BundledModule {
  nameForCondition: () => string | null | undefined;
  modules?: readonly BundledModule[];
}
export interface Compilation {
  modules: Iterable<BundledModule>;
  chunkGraph: {getModuleChunks(module: BundledModule): readonly unknown[]};
  getAssets(): readonly {info: {sourceFilename?: string}}[];
}

/**
 * Names the packages of files.
 *
 * @param files - Absolute or relative paths; those outside `node_modules` are ignored.
 * @returns Package names, sorted, each once.
 */
export function packagesOf(files: readonly string[]): string[] {
  const inPackage = /^(?:.*[\\/])?node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/;
  const names = files.flatMap((file) => inPackage.exec(file)?.[1]?.replace('\\', '/') ?? []);
  return [...new Set(names)].sort();
}

const pathsOf = (modules: readonly BundledModule[]): string[] =>
  modules.flatMap((module) => [module.nameForCondition() ?? '', ...pathsOf(module.modules ?? [])]);

export function shippedPackages(compilation: Compilation): string[] {
  const {modules, chunkGraph} = compilation;
  // The bundler also lists unused modules, which are in no file.
  const shipped = Array.from(modules).filter((module) => chunkGraph.getModuleChunks(module).length > 0);
  // Fonts and images in a style sheet are separate files, not modules.
  const files = compilation.getAssets().flatMap(({info}) => info.sourceFilename ?? []);
  return packagesOf([...pathsOf(shipped), ...files]);
}

/** Converts the list of a build with the embedded search to that of a build with a hosted index. */
export function withHostedSearch(shipped: readonly string[]): string[] {
  const client = ['@algolia/client-common', '@algolia/requester-browser-xhr', 'algoliasearch', 'search-insights'];
  return [...shipped.filter((name) => name !== 'minisearch'), ...client].sort();
}

export interface LicenseEntry {
  name: string;
  version: string;
  license: string;
}

/**
 * Looks up version and licence of packages in a lock file.
 *
 * @param names - Package names.
 * @param lock - Parsed `package-lock.json`, version 3.
 * @throws Error when the lock file does not have a package, or has it without a licence.
 */
export function licenseEntries(names: readonly string[], lock: unknown): LicenseEntry[] {
  const {packages} = lock as {packages: Readonly<Record<string, Partial<LicenseEntry>>>};
  return names.map((name) => {
    const entry = packages[`node_modules/${name}`];
    if (!entry?.version || !entry.license) {
      throw new Error(
        `package-lock.json: node_modules/${name} has no ${entry?.version ? 'license' : 'entry'}; ` +
          'expected one because src/plugins/licenses/shipped.json lists the package. Update the list (see the README beside it).',
      );
    }
    return {name, version: entry.version, license: entry.license};
  });
}

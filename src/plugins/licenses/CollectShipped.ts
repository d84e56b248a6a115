import {shippedPackages} from './shippedPackages';

/** The compiler properties that are used here, which are the same in webpack and Rspack. */
interface Compiler {
  hooks: {done: {tap: (name: string, callback: (stats: Stats) => void) => void}};
}
interface Stats {
  compilation: {
    modules: Iterable<BundledModule>;
    chunkGraph: {getModuleChunks(module: BundledModule): readonly unknown[]};
    getAssets(): readonly {info: {sourceFilename?: string}}[];
  };
}
interface BundledModule {
  nameForCondition: () => string | null | undefined;
  /** The concatenated modules. */
  modules?: readonly BundledModule[];
}

const pathsOf = (modules: Iterable<BundledModule>): string[] =>
  Array.from(modules).flatMap((module) => [module.nameForCondition() ?? '', ...pathsOf(module.modules ?? [])]);

/** Bundler plugin that lists the packages in a bundle. */
export class CollectShipped {
  /** @param onDone - Receives the sorted, unique package names when the bundle is complete. */
  constructor(private readonly onDone: (packages: string[]) => void) {}

  apply({hooks}: Compiler): void {
    hooks.done.tap('licenses', ({compilation}) => {
      const {modules, chunkGraph} = compilation;
      // The bundler also lists unused modules, which are in no file.
      const isShipped = (module: BundledModule): boolean => chunkGraph.getModuleChunks(module).length > 0;
      // Fonts and images in a style sheet are separate files, not modules.
      const files = compilation.getAssets().flatMap(({info}) => info.sourceFilename ?? []);
      this.onDone(shippedPackages([...pathsOf(Array.from(modules).filter(isShipped)), ...files]));
    });
  }
}

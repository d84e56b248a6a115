import {shippedPackages} from './shippedPackages';

/** The part of the compiler that is used here; the same in webpack and Rspack. */
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
  /** The modules that were made one. */
  modules?: readonly BundledModule[];
}

const pathsOf = (modules: Iterable<BundledModule>): string[] =>
  Array.from(modules).flatMap((module) => [module.nameForCondition() ?? '', ...pathsOf(module.modules ?? [])]);

/** A plugin of the bundler that names the packages in the files of a bundle. */
export class CollectShipped {
  /** @param onDone - Called with the names, sorted, each once, when the bundle is made. */
  constructor(private readonly onDone: (packages: string[]) => void) {}

  apply({hooks}: Compiler): void {
    hooks.done.tap('licenses', ({compilation}) => {
      const {modules, chunkGraph} = compilation;
      // A module that nobody uses is known to the bundler, and in no file.
      const isShipped = (module: BundledModule): boolean => chunkGraph.getModuleChunks(module).length > 0;
      // Fonts and images in a style sheet are separate files, not modules.
      const files = compilation.getAssets().flatMap(({info}) => info.sourceFilename ?? []);
      this.onDone(shippedPackages([...pathsOf(Array.from(modules).filter(isShipped)), ...files]));
    });
  }
}

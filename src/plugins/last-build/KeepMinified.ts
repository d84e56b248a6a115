import type {Compiler} from 'webpack';
import type {Memory} from './memory';

/** Bundler plugin: takes scripts that the last build has minified, so that the bundler minifies only the others. */
export class KeepMinified {
  constructor(private readonly memory: Memory) {}

  apply(compiler: Compiler): void {
    const {Compilation, sources} = compiler.webpack;
    const name = 'KeepMinified';
    const minifying = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const inputs = new Map<string, string[]>();
      compilation.hooks.processAssets.tap({name, stage: minifying - 1}, (assets) => {
        for (const [file, source] of Object.entries(assets).filter(([file]) => file.endsWith('.js'))) {
          const input = ['minified', source.source().toString()];
          const known = this.memory.known<string>(input);
          if (known === undefined) {
            inputs.set(file, input);
          } else {
            // The bundler leaves out what says that it is minified.
            compilation.updateAsset(file, new sources.RawSource(known), {minimized: true});
          }
        }
      });
      compilation.hooks.processAssets.tap({name, stage: minifying + 1}, (assets) =>
        inputs.forEach((input, file) => this.memory.note(input, assets[file]!.source().toString())),
      );
    });
  }
}

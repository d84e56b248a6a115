import type {Compiler} from 'webpack';
import {withoutUnused, wordsOf} from './unusedStyles';

/**
 * Bundler plugin: takes what is unused out of the style sheets, and says what it took. Scripts and styles are minified by then, but
 * not named yet.
 */
export class TrimStyles {
  /**
   * @param isKept - Whether a class is on pages though no script names it.
   * @param report - Gets the classes whose rules were taken out.
   */
  constructor(
    private readonly isKept: (name: string) => boolean,
    private readonly report: (taken: ReadonlySet<string>) => void,
  ) {}

  apply(compiler: Compiler): void {
    const {Compilation, sources} = compiler.webpack;
    compiler.hooks.thisCompilation.tap('TrimStyles', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
      compilation.hooks.processAssets.tap({name: 'TrimStyles', stage}, (assets) => {
        const text = (name: string): string => assets[name]!.source().toString();
        const ending = (extension: string): string[] => Object.keys(assets).filter((name) => name.endsWith(extension));
        const words = new Set(ending('.js').flatMap((name) => [...new Set(wordsOf(text(name)))]));
        const names = ending('.css');
        const {sheets, taken} = withoutUnused(names.map(text), (name) => words.has(name) || this.isKept(name));
        sheets.forEach((css, place) => compilation.updateAsset(names[place]!, new sources.RawSource(css)));
        this.report(taken);
      });
    });
  }
}

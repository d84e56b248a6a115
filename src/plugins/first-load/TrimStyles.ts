import type {Compiler} from 'webpack';
import {propertiesIn, withoutUnused, wordsOf} from './unusedStyles';

/** Bundler plugin: takes out of the style sheets what is unused, when scripts and styles are minified but not named yet. */
export class TrimStyles {
  apply(compiler: Compiler): void {
    const {Compilation, sources} = compiler.webpack;
    compiler.hooks.thisCompilation.tap('TrimStyles', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
      compilation.hooks.processAssets.tap({name: 'TrimStyles', stage}, (assets) => {
        const text = (name: string): string => assets[name]!.source().toString();
        const ending = (extension: string): string[] => Object.keys(assets).filter((name) => name.endsWith(extension));
        const styles = ending('.css').map((name) => ({name, css: text(name)}));
        const words = new Set(ending('.js').flatMap((name) => [...new Set(wordsOf(text(name)))]));
        for (const {name, css} of styles) {
          const others = styles.filter((one) => one.name !== name).flatMap((one) => propertiesIn(one.css));
          const used = withoutUnused(css, new Set([...words, ...others]));
          compilation.updateAsset(name, new sources.RawSource(used));
        }
      });
    });
  }
}

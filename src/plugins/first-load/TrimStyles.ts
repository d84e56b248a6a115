import type {Compiler} from 'webpack';
import {createShortener} from './shortProperties';
import {propertiesIn, withoutUnused, wordsOf} from './unusedStyles';

/**
 * Bundler plugin: takes out of the style sheets what is unused, and shortens what is left. Scripts and styles are minified by
 * then, but not named yet.
 */
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
        const trimmed = styles.map(({name, css}) => {
          const others = styles.filter((one) => one.name !== name).flatMap((one) => propertiesIn(one.css));
          return {name, css: withoutUnused(css, new Set([...words, ...others]))};
        });
        const sheets = trimmed.map(({css}) => css);
        const shortened = createShortener(sheets, (name) => words.has(name));
        for (const {name, css} of trimmed) {
          compilation.updateAsset(name, new sources.RawSource(shortened(css)));
        }
      });
    });
  }
}

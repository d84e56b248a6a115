import path from 'node:path';
import {getLightningCssMinimizerOptions} from '@docusaurus/faster';
import {transform} from 'lightningcss';
import type {Compiler} from 'webpack';
import {withoutUnused, wordsOf} from './unusedStyles';

/** A style sheet with sums worked out that have become constant, such as `calc(1.25*1rem)`, for the browsers of the site. */
const minified = (filename: string, css: string): string =>
  transform({filename, code: Buffer.from(css), minify: true, ...getLightningCssMinimizerOptions()}).code.toString();

/** Whether a style sheet is the one of Docusaurus, which all pages load. */
const isOfAllPages = (name: string): boolean => path.basename(name).startsWith('styles.');

/**
 * Bundler plugin: takes out of the style sheets what is unused. Scripts and styles are minified by
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
        const words = new Set(ending('.js').flatMap((name) => [...new Set(wordsOf(text(name)))]));
        const styles = ending('.css').sort((one, other) => Number(isOfAllPages(other)) - Number(isOfAllPages(one)));
        const trimmed = withoutUnused(styles.map(text), words);
        trimmed.forEach((css, place) => {
          const name = styles[place]!;
          compilation.updateAsset(name, new sources.RawSource(minified(name, css)));
        });
      });
    });
  }
}

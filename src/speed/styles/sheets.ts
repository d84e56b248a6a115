/**
 * Docusaurus puts all style into one sheet, `styles`, which every page loads: the order of several would depend on the way of a
 * reader. Two kinds of style are kept out of it, each declared where it is written:
 *
 * - `*.rare.module.css`: style that few pages need. It is in a second sheet; as it has classes of modules only, its order cannot
 *   matter. Every page fetches it ahead.
 * - `*.own.css`, `*.own.module.css`, a sheet of a package that is imported as `sheet.css?own`, and what the stock theme has for news: style
 *   that comes with the part that imports it.
 */

/** Name of the sheet with style that few pages need. */
export const secondSheet = 'second';

/** A module of a style sheet, as the bundler knows it. */
interface Styled {
  identifier: () => string;
}

const isRare = (module: Styled): boolean => /\.rare\.module\.css\b/.test(module.identifier());
/** Parts of the stock theme that only news show. */
const isOfNews = (file: string): boolean => /theme-classic[\\/]lib[\\/]theme[\\/]Blog/.test(file);
const isOwn = (module: Styled): boolean =>
  /\.own(?:\.module)?\.css\b|\.css\?own\b/.test(module.identifier()) || isOfNews(module.identifier());

/** How the bundler groups style: the group of Docusaurus without what has declared itself, and a second one. */
export const sheets = {
  styles: {test: (module: Styled): boolean => !isOwn(module) && !isRare(module)},
  second: {
    name: secondSheet,
    type: 'css/mini-extract',
    test: isRare,
    chunks: 'all',
    enforce: true,
    priority: 50,
  },
} as const;

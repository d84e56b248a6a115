/**
 * Docusaurus puts all style into one sheet, `styles`, which every page loads: the order of several would depend on the way of a
 * reader. Three kinds of style are kept out of it, each declared where it is written:
 *
 * - `*.rare.module.css`: style that few pages need. It is in a second sheet; as it has classes of modules only, its order cannot
 *   matter. Every page fetches it ahead.
 * - `*.content.module.css`: style of what writers put between text, such as figures and steps. It is in a sheet that comes with the
 *   pages that have some; a sheet for each page would cost a line in the script that starts every page.
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
const isContent = (module: Styled): boolean => /\.content\.module\.css\b/.test(module.identifier());
/** Parts of the stock theme that only news show. */
const isOfNews = (file: string): boolean => /theme-classic[\\/]lib[\\/]theme[\\/]Blog/.test(file);
const isOwn = (module: Styled): boolean =>
  /\.own(?:\.module)?\.css\b|\.css\?own\b/.test(module.identifier()) || isOfNews(module.identifier());

const apart = {type: 'css/mini-extract', chunks: 'all', enforce: true, priority: 50} as const;

/** How the bundler groups style: the group of Docusaurus without what has declared itself, and two more. */
export const sheets = {
  styles: {test: (module: Styled): boolean => !isOwn(module) && !isRare(module) && !isContent(module)},
  second: {...apart, name: secondSheet, test: isRare},
  content: {...apart, name: 'content', test: isContent},
} as const;

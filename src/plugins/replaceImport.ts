/**
 * A rule of the bundler that gives some modules another module for one that they import: for a line or two in a stock module
 * that nothing else can reach.
 *
 * @param importers - Paths of the modules.
 * @param imported - The import as they write it, with `$` at its end unless the stock configuration has an alias for it.
 * @param file - Path of the other module.
 */
export const replaceImport = (importers: RegExp, imported: string, file: string): object => ({
  test: importers,
  resolve: {alias: {[imported]: file}},
});

/**
 * Replacements inside Docusaurus. Each has to find its target: a patch that no longer matches would change the site in silence, so it
 * stops the build instead, says which part of speed it belongs to, and what to do.
 */
import {existsSync, readdirSync, readFileSync, realpathSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';

/** What an error says when a patch has lost its target. */
export class MissingTarget extends Error {
  /**
   * @param part - Part of speed.
   * @param target - What was expected, and where.
   */
  constructor(part: string, target: string) {
    super(
      `src/speed/${part}: ${target} is not there any more. Docusaurus has changed there: adapt the part to it, ` +
        `or build without it (SPEED=-${part}); the site works the same.`,
    );
    this.name = 'MissingTarget';
  }
}

const require = createRequire(__filename);

/** The real path of a file of a package; undefined where there is none. */
function fileOf(name: string): string | undefined {
  try {
    return realpathSync(require.resolve(name));
  } catch {
    return undefined;
  }
}

/** What is replaced in a module of Docusaurus. */
export interface ImportPatch {
  part: string;
  /** The module whose import is replaced, such as `@docusaurus/core/lib/client/App.js`. */
  importer: string;
  /** The import as that module writes it. */
  imported: string;
  /** Path of the module that comes in its place. */
  by: string;
}

/**
 * A rule of the bundler that gives one stock module another module for one that it imports.
 *
 * @throws MissingTarget when the module does not exist or does not have that import.
 */
export function patchImport({part, importer, imported, by}: ImportPatch): object {
  const file = fileOf(importer);
  if (file === undefined) {
    throw new MissingTarget(part, `the module ${importer}`);
  }
  const quoted = [`'${imported}'`, `"${imported}"`];
  const source = readFileSync(file, 'utf8');
  if (!quoted.some((text) => source.includes(`from ${text}`) || source.includes(`require(${text})`))) {
    throw new MissingTarget(part, `the import of "${imported}" in ${importer}`);
  }
  return {test: (one: string) => one === file, resolve: {alias: {[`${imported}$`]: by}}};
}

/**
 * A text with another in the place of a part of it.
 *
 * @param where - Where the text comes from, for the error.
 * @throws MissingTarget when the part is not there, or more than once.
 */
export function patchText(part: string, where: string, text: string, target: string, by: string): string {
  if (text.split(target).length !== 2) {
    throw new MissingTarget(part, `"${target.trim()}" in ${where}`);
  }
  return text.replace(target, () => by);
}

/** @throws MissingTarget when a list of bundler plugins has none of that class. */
export function withoutPlugin<T>(part: string, plugins: readonly T[], name: string): T[] {
  const others = plugins.filter((plugin) => (plugin as object | null)?.constructor.name !== name);
  if (others.length === plugins.length) {
    throw new MissingTarget(part, `the bundler plugin ${name}`);
  }
  return others;
}

/**
 * The folder, if all components in it replace one of the classic theme.
 *
 * @throws MissingTarget when the theme has no component of that name.
 */
export function patchTheme(part: string, folder: string): string {
  const theme = path.join(path.dirname(require.resolve('@docusaurus/theme-classic')), 'theme');
  const components = readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => path.basename(file) === 'index.tsx')
    .map((file) => path.dirname(file));
  const missing = components.find((name) => !existsSync(path.join(theme, name)));
  if (missing !== undefined) {
    throw new MissingTarget(part, `the component ${missing} of @docusaurus/theme-classic`);
  }
  return folder;
}

/**
 * Replacements inside Docusaurus. Each has to find its target: a patch that no longer matches would change the site in silence, so it
 * stops the build instead and reports the part of speed and the fix.
 */
import {existsSync, readdirSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';

/** Error message for a patch whose target is missing. */
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

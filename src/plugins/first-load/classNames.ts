import {createHash} from 'node:crypto';
import path from 'node:path';

/** What css-loader tells of the style sheet at hand. */
export interface StyleSheet {
  /** Root of the site. */
  rootContext: string;
  resourcePath: string;
}

const fileOfName = new Map<string, string>();

/**
 * Name of a class of a CSS module: its own name, and three characters for its file. Stock adds four for each class, which
 * no compression makes smaller.
 *
 * @throws Error when a class of another file has that name.
 */
export function classNameOf({rootContext, resourcePath}: StyleSheet, _template: string, ownName: string): string {
  const file = path.relative(rootContext, resourcePath).split(path.sep).join('/');
  const name = `${ownName}_${createHash('sha256').update(file).digest('base64url').slice(0, 3)}`;
  const other = fileOfName.get(name) ?? file;
  if (other !== file) {
    throw new Error(
      `${file}: the class "${ownName}" would be named "${name}", as is one of ${other}; rename one of them`,
    );
  }
  fileOfName.set(name, file);
  return name;
}

/** The part of a bundler rule that is used here. */
interface Rule {
  use?: unknown;
}

/** Lets each use of css-loader with CSS modules name classes by file. */
export function nameClassesByFile(rules: readonly unknown[]): void {
  for (const use of rules.flatMap((rule) => (rule as Rule | null)?.use ?? [])) {
    const {modules} = (use as {options?: {modules?: object}}).options ?? {};
    if (modules) {
      Object.assign(modules, {getLocalIdent: classNameOf});
    }
  }
}

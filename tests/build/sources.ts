import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const extensions = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];

/** The file that an import names; undefined for a package. */
function resolve(name: string, importer: string): string | undefined {
  if (!/^(\.|@site\/)/.test(name)) {
    return undefined;
  }
  const base = name.startsWith('@site/')
    ? name.slice('@site/'.length)
    : path.posix.join(path.posix.dirname(importer), name);
  const file = extensions
    .map((extension) => base + extension)
    .find((candidate) => /\.\w+$/.test(candidate) && existsSync(candidate));
  if (!file) {
    throw new Error(`${importer}: imports "${name}", which is no file`);
  }
  return file;
}

/**
 * The sources that come with a file: its own, and all that it imports at once and not on demand, packages left out.
 *
 * @returns For each file its text without types and comments. The bundler makes it smaller still.
 */
export function sourcesOf(entry: string, found = new Map<string, string>()): Map<string, string> {
  if (found.has(entry)) {
    return found;
  }
  const text = readFileSync(entry, 'utf8');
  const code = /\.tsx?$/.test(entry)
    ? ts.transpileModule(text, {
        fileName: entry,
        compilerOptions: {target: ts.ScriptTarget.ES2022, jsx: ts.JsxEmit.ReactJSX, removeComments: true},
      }).outputText
    : text;
  found.set(entry, code);
  for (const [, name = ''] of code.matchAll(/^(?:import|export)\b[^;]*?['"]([^'"]+)['"];$/gm)) {
    const file = resolve(name, entry);
    if (file) {
      sourcesOf(file, found);
    }
  }
  return found;
}

import {existsSync} from 'node:fs';
import path from 'node:path';

/** Path of the first program on `PATH` with one of the names, otherwise the first existing file of `more`. */
export function findProgram(names: readonly string[], more: readonly string[] = []): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  const candidates = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [...candidates, ...more].find((file) => existsSync(file));
}

/**
 * Path of a browser: the value of the variable, otherwise as in {@link findProgram}.
 *
 * @throws Error if the variable contains a file that does not exist.
 */
export function findBrowser(variable: string, names: readonly string[], more?: readonly string[]): string | undefined {
  const wanted = process.env[variable];
  if (wanted && !existsSync(wanted)) {
    throw new Error(`${variable} is "${wanted}", which does not exist; expected the executable of a browser`);
  }
  return wanted || findProgram(names, more);
}

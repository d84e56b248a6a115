import {readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {parseAllDocuments} from 'yaml';

/** Root of the repository. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');

/** Folder of the files that readers download. */
export const samples = join(root, 'static', 'samples');

/**
 * The documents of a YAML text.
 *
 * @throws if the text is not valid YAML, or if a mapping has the same key twice
 */
export function parseYaml(text: string, name: string): unknown[] {
  return parseAllDocuments(text, {uniqueKeys: true}).map((document) => {
    const [problem] = document.errors;
    if (problem) {
      throw new Error(`${name}: ${problem.message}`);
    }
    return document.toJS() as unknown;
  });
}

/** The documents of a YAML file below `static/samples`. */
export function readYaml(path: string): unknown[] {
  return parseYaml(readText(path), path);
}

/** The text of a file below `static/samples`. */
export function readText(path: string): string {
  return readFileSync(join(samples, path), 'utf8');
}

/** Reads `product/` from disk. The only file of the plugin, with write.ts, that touches it. */
import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {parseDocument} from 'yaml';
import type * as z from 'zod';
import {findContradictions} from './contradictions';
import {describeIssues, ProductDataError} from './errors';
import {folders, singleFiles, type Product} from '../schema';

/** Root of the repository. */
export const repositoryRoot = fileURLToPath(new URL('../../..', import.meta.url)).replace(/[\\/]$/, '');

/** Where the samples for readers and the job templates stand; a fence may show files below these folders only. */
export const sampleFolders = ['static/samples', 'product/job-templates'] as const;

/**
 * Parses and checks one file.
 *
 * @param name - Path for messages, relative to the repository.
 * @throws ProductDataError when the text is not YAML or does not have the expected shape.
 */
function parseFile<Schema extends z.ZodType>(name: string, text: string, schema: Schema): z.infer<Schema> {
  const document = parseDocument(text);
  const broken = document.errors[0];
  if (broken) {
    throw new ProductDataError([`${name}: not valid YAML; ${broken.message}`]);
  }
  const data: unknown = document.toJS();
  const result = schema.safeParse(data);
  if (!result.success) {
    throw new ProductDataError(describeIssues(name, data, result.error.issues));
  }
  return result.data;
}

type Readers = Record<string, () => unknown>;

/** Runs all readers and collects the problems of all files instead of stopping at the first. */
function readAll(readers: Readers): Record<string, unknown> {
  const problems: string[] = [];
  const result: Record<string, unknown> = {};
  for (const [name, read] of Object.entries(readers)) {
    try {
      result[name] = read();
    } catch (error) {
      if (!(error instanceof ProductDataError)) {
        throw error;
      }
      problems.push(...error.problems);
    }
  }
  if (problems.length > 0) {
    throw new ProductDataError(problems);
  }
  return result;
}

function readFile(root: string, name: string): string {
  const file = path.join(root, name);
  if (!existsSync(file)) {
    throw new ProductDataError([`${name}: is missing; restore it, the site is built from it`]);
  }
  return readFileSync(file, 'utf8');
}

/**
 * Reads all facts.
 *
 * @param versions - Names for `since` and `until`, oldest first, `next` last.
 * @throws ProductDataError naming file, entry, value and what to do, for every problem at once.
 */
export function loadProduct(versions: readonly string[], root: string = repositoryRoot): Product {
  const readOne = (name: string, schema: z.ZodType) => (): unknown =>
    parseFile(`product/${name}.yaml`, readFile(root, `product/${name}.yaml`), schema);
  const readFolder = (folder: string, schema: z.ZodType) => (): unknown => {
    const names = readdirSync(path.join(root, 'product', folder));
    // Files that editors and systems leave behind are nobody's mistake.
    const misnamed = names.filter((file) => !file.startsWith('.') && /\.(?:yml|json)$/i.test(file));
    if (misnamed.length > 0) {
      throw new ProductDataError(misnamed.map((file) => `product/${folder}/${file}: is not read; name it <name>.yaml`));
    }
    const files = names.filter((file) => !file.startsWith('.') && file.endsWith('.yaml'));
    const ids = files.map((name) => name.replace(/\.yaml$/, '')).sort();
    return readAll(Object.fromEntries(ids.map((id) => [id, readOne(`${folder}/${id}`, schema)])));
  };
  const readers: Readers = {
    ...Object.fromEntries(Object.entries(singleFiles).map(([name, schema]) => [name, readOne(name, schema)])),
    ...Object.fromEntries(Object.entries(folders).map(([name, schema]) => [name, readFolder(name, schema)])),
  };
  // Each part has been checked by its schema; only the compiler cannot follow.
  const product = readAll(readers) as Product;
  const contradictions = findContradictions(product, versions);
  if (contradictions.length > 0) {
    throw new ProductDataError(contradictions);
  }
  return product;
}

/** All files below the sample folders, by path relative to the repository, sorted. */
export function listSamples(): string[] {
  return sampleFolders.flatMap((folder) => listFiles(repositoryRoot, folder)).sort();
}

/** All files below a folder, by path relative to `root`, with `/` between the parts; none if it does not exist. */
export function listFiles(root: string, folder: string): string[] {
  const absolute = path.join(root, folder);
  if (!existsSync(absolute) || !statSync(absolute).isDirectory()) {
    return [];
  }
  return readdirSync(absolute, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}

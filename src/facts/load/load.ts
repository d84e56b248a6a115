/** Reads `product/` from disk. */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type * as z from 'zod';
import {findContradictions} from './contradictions';
import {describeIssues, locate, type Located, ProductDataError, withLine} from './errors';
import {folders, singleFiles, type Product} from '../schema';
import {filesBelow} from '../../lib/files';

export const repositoryRoot = fileURLToPath(new URL('../../..', import.meta.url)).replace(/[\\/]$/, '');

/** Folders of the samples for readers and of the job templates. A fence can show only files below them. */
export const sampleFolders = ['static/samples', 'product/job-templates'] as const;

/**
 * Reads all facts.
 *
 * @param versions - Names for `since` and `until`, oldest first, `next` last.
 * @throws ProductDataError with file, line, entry, value and fix of every problem.
 */
export function loadProduct(versions: readonly string[], root: string = repositoryRoot): Product {
  const problems: string[] = [];
  const files = new Map<string, Located>();
  const readOne = (name: string, schema: z.ZodType): unknown => {
    const at = `product/${name}.yaml`;
    const file = path.join(root, at);
    if (!existsSync(file)) {
      problems.push(`${at}: is missing; restore it, the site is built from it`);
      return undefined;
    }
    const located = locate(readFileSync(file, 'utf8'));
    const {document} = located;
    const [broken] = document.errors;
    if (broken) {
      problems.push(`${at}:${broken.linePos?.[0].line ?? 1}: not valid YAML; ${broken.message}`);
      return undefined;
    }
    files.set(at, located);
    const data: unknown = document.toJS();
    const {error, data: content} = schema.safeParse(data);
    problems.push(...(error ? describeIssues(at, data, error.issues) : []));
    return content;
  };
  const readFolder = (folder: string, schema: z.ZodType): object => {
    // Ignore files that editors and operating systems leave behind.
    const names = readdirSync(path.join(root, 'product', folder)).filter((file) => !file.startsWith('.'));
    const misnamed = names.filter((file) => /\.(?:yml|json)$/i.test(file));
    problems.push(...misnamed.map((file) => `product/${folder}/${file}: is not read; name it <name>.yaml`));
    const ids = names.filter((file) => file.endsWith('.yaml')).map((file) => file.replace(/\.yaml$/, ''));
    return Object.fromEntries(ids.sort().map((id) => [id, readOne(`${folder}/${id}`, schema)]));
  };
  // The schemas validate each part, but the compiler cannot infer this.
  const product = Object.fromEntries([
    ...Object.entries(singleFiles).map(([name, schema]) => [name, readOne(name, schema)] as const),
    ...Object.entries(folders).map(([name, schema]) => [name, readFolder(name, schema)] as const),
  ]) as unknown as Product;
  const all = problems.length > 0 ? problems : findContradictions(product, versions);
  if (all.length > 0) {
    // A problem may name a second place.
    const separator = ' is also in ';
    throw new ProductDataError(
      all.map((problem) =>
        problem
          .split(separator)
          .map((part) => withLine(part, files))
          .join(separator),
      ),
    );
  }
  return product;
}

/** All files below the sample folders, by path relative to the repository, sorted. */
export function listSamples(): string[] {
  return sampleFolders.flatMap((folder) => listFiles(repositoryRoot, folder)).sort();
}

/** Paths of all files below a folder, relative to `root`, with `/`. Empty if the folder does not exist. */
export function listFiles(root: string, folder: string): string[] {
  return existsSync(path.join(root, folder)) ? filesBelow(folder, root) : [];
}

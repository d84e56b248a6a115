/** Where containers mount folders. */
import {nearest} from '../model/names';
import type {ParsedFile} from '../model/parse';
import {scalarsOf, valueOf, type Place} from '../model/tree';
import {baseName} from './compose';
import type {Container} from './containers';

/** Whether a path is a folder or below it. */
export const isIn = (inner: string, outer: string): boolean => `${inner}/`.startsWith(`${outer}/`);

/** The folders that a container mounts. */
export const mountsOf = (blocks: readonly Container[]): string[] =>
  blocks.flatMap((block) => block.mounts.map((path) => path.replace(/(?<=.)\/$/, '')));

/** The mount that was probably meant for a folder, of those that nothing else needs: a similar one, or, for data, one beside it. */
export function meantFor(
  path: string,
  free: readonly string[],
  isData: boolean,
  blocks: readonly Container[],
): {file: ParsedFile; at: Place} | undefined {
  const parent = path.slice(0, -baseName(path).length);
  const near =
    free.find((one) => baseName(one) === baseName(path)) ??
    nearest(path, free) ??
    (isData ? free.find((one) => one.slice(0, -baseName(one).length) === parent) : undefined);
  return blocks
    .flatMap(({file, tree}) =>
      ['volumes', 'volumeMounts'].flatMap((key) => {
        const mounts = valueOf(tree, key);
        return mounts ? scalarsOf(mounts).map(({at, text}) => ({at, file, text})) : [];
      }),
    )
    .find(({text}) => [text, text.replace(/:[a-z,]+$/i, '')].some((one) => one === near || one.endsWith(`:${near}`)));
}

/** The values of job requests, each with its path as the REST API names it. */
import type {ParsedFile} from '../model/parse';
import {entriesOf, itemsOf, type Place, type Tree} from '../model/tree';

export interface Field {
  file: ParsedFile;
  /** Such as `items[].parts[].type`. */
  path: string;
  name: string;
  /** Place of the key, or of the entry of a list. */
  at: Place;
  value: Tree;
}

/** Everything below a value. `isOpen` returns whether a path can contain anything. */
function* fieldsBelow(file: ParsedFile, tree: Tree, path: string, isOpen: (path: string) => boolean): Generator<Field> {
  if (isOpen(path)) {
    return;
  }
  const prefix = path === '' ? '' : `${path}.`;
  for (const {name, at, value} of entriesOf(tree)) {
    yield {file, path: `${prefix}${name}`, name, at, value};
    yield* fieldsBelow(file, value, `${prefix}${name}`, isOpen);
  }
  for (const value of itemsOf(tree)) {
    yield {file, path: `${path}[]`, name: '', at: value.at, value};
    yield* fieldsBelow(file, value, `${path}[]`, isOpen);
  }
}

/** Files with a job request. */
export const requestsOf = (files: readonly ParsedFile[]): readonly ParsedFile[] =>
  files.filter(({kind}) => kind === 'job-request');

/** All fields of all requests. */
export const fieldsOf = (files: readonly ParsedFile[], isOpen: (path: string) => boolean = () => false): Field[] =>
  requestsOf(files).flatMap((file) => file.trees.flatMap((tree) => [...fieldsBelow(file, tree, '', isOpen)]));

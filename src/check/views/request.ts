/** The values of job requests, with their paths in the REST API. */
import type {Files, ParsedFile} from '../model/parse';
import {entriesOf, itemsOf, type Place, type Tree} from '../model/tree';

/** Requests in the files. */
export const requestsOf = ({files}: Files): {file: ParsedFile; tree: Tree}[] =>
  files.filter(({kind}) => kind === 'job-request').flatMap((file) => file.trees.map((tree) => ({file, tree})));

interface Field {
  /** Path of the block or list that contains it. */
  block: string;
  /** Such as `items[].parts[].type`. */
  path: string;
  /** Empty for a list entry. */
  name: string;
  /** Position of the key or list entry. */
  at: Place;
  value: Tree;
}

/** Everything below a value. */
function* fieldsBelow(tree: Tree, block: string): Generator<Field> {
  const fields = [
    ...entriesOf(tree).map((entry) => ({...entry, block, path: block === '' ? entry.name : `${block}.${entry.name}`})),
    ...itemsOf(tree).map((value) => ({name: '', block, path: `${block}[]`, at: value.at, value})),
  ];
  for (const field of fields) {
    yield field;
    yield* fieldsBelow(field.value, field.path);
  }
}

/** All fields of all requests. */
export const fieldsOf = (input: Files) =>
  requestsOf(input).flatMap(({file, tree}) => Array.from(fieldsBelow(tree, ''), (field) => ({file, ...field})));

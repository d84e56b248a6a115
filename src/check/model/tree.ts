/** The values of a file with their places: what YAML, JSON, properties and `.env` files have in common. */

/** A piece of the text, in characters from its begin; `end` is the first one behind it. */
export interface Place {
  start: number;
  end: number;
}

/** Type of a value for the program that reads the file. */
export type ScalarKind = 'string' | 'number' | 'boolean' | 'null';

/** A single value. */
export interface Scalar {
  type: 'scalar';
  at: Place;
  /** As written, without quotes; empty for none. */
  text: string;
  kind: ScalarKind;
  /** Without quotes in a YAML file: there, its form decides what it is. */
  plain: boolean;
}

/** A key with its value. */
export interface Entry {
  name: string;
  /** Place of the key. */
  at: Place;
  /** Without quotes in a YAML file. */
  plain: boolean;
  value: Tree;
}

/** A block of keys. */
export interface Mapping {
  type: 'map';
  at: Place;
  entries: Entry[];
}

/** A list. */
export interface Sequence {
  type: 'list';
  at: Place;
  items: Tree[];
}

/** Any value. An alias of YAML leads to the same object again. */
export type Tree = Scalar | Mapping | Sequence;

/** A key below a block; undefined if it does not exist or the value is not a block. */
export function entryOf(tree: Tree | undefined, name: string): Entry | undefined {
  return tree?.type === 'map' ? tree.entries.find((entry) => entry.name === name) : undefined;
}

/** The value behind a path of keys. */
export function valueOf(tree: Tree | undefined, ...names: readonly string[]): Tree | undefined {
  return names.reduce((value, name) => entryOf(value, name)?.value, tree);
}

/** The keys of a block; none for anything else. */
export const entriesOf = (tree: Tree | undefined): readonly Entry[] => (tree?.type === 'map' ? tree.entries : []);

/** The values of a list; none for anything else. */
export const itemsOf = (tree: Tree | undefined): readonly Tree[] => (tree?.type === 'list' ? tree.items : []);

/** Text of a single value; undefined for blocks, lists and `null`. */
export function textOf(tree: Tree | undefined): string | undefined {
  return tree?.type === 'scalar' && tree.kind !== 'null' ? tree.text : undefined;
}

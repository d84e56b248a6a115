/** The values of a file with their positions: the common model of YAML, JSON, properties and `.env` files. */

/** A range of the text in characters. `end` is exclusive. */
export interface Place {
  start: number;
  end: number;
}

/** Codes of problems found while reading a text. Each is a rule in `rules/file.ts`. */
export type ProblemCode =
  'unreadable-file' | 'yaml-syntax' | 'yaml-slip' | 'json-syntax' | 'line-syntax' | 'duplicate-key' | 'repeated-key';

/** A problem found while reading a text. `message` contains no value of the file. */
export interface Problem {
  code: ProblemCode;
  at: Place;
  message: string;
  /** Why it matters and what to do, if the texts of its rule do not say it. */
  advice?: string;
  fix?: {label: string; at: Place; text: string} | undefined;
  /** The first place of what is repeated. */
  first?: Place | undefined;
  /** The only reader that rejects it: SnakeYAML (Spring Boot), or go-yaml (Docker Compose and Kubernetes). */
  only?: 'snake' | 'go';
  /** The certainty, if it is not that of the rule. */
  certainty?: 'wrong' | 'not-public' | undefined;
}

/** Type of a value for the program that reads the file. */
export type ScalarKind = 'string' | 'number' | 'boolean' | 'null';

/** A single value. */
export interface Scalar {
  type: 'scalar';
  tag?: string | undefined;
  at: Place;
  /** As written, without quotes. Empty if missing. */
  text: string;
  kind: ScalarKind;
  /** Whether it has no quotes in a YAML file, where its form determines its type. */
  plain: boolean;
}

/** A key with its value. */
export interface Entry {
  name: string;
  /** Position of the key. */
  at: Place;
  /** Whether it has no quotes in a YAML file. */
  plain: boolean;
  /** Whether nothing follows it, so that it can be the rest of a value instead. Messages must not contain its name. */
  bare?: boolean;
  value: Tree;
}

/** A block of keys. */
export interface Mapping {
  type: 'map';
  tag?: string | undefined;
  at: Place;
  entries: Entry[];
}

/** A list. */
export interface Sequence {
  type: 'list';
  /** Its tag in YAML, such as `!override`. */
  tag?: string | undefined;
  at: Place;
  items: Tree[];
}

/** Any value. A YAML alias is the same object again. */
export type Tree = Scalar | Mapping | Sequence;

/** A value without a type of its own. */
export const scalar = (at: Place, text: string): Scalar => ({
  type: 'scalar',
  at,
  text,
  kind: text === '' ? 'null' : 'string',
  plain: false,
});

/** Values that a tool makes of others: texts, lists, blocks, and the others themselves. */
type Draft = string | Tree | readonly Draft[] | {readonly [key: string]: Draft | undefined};

/** The values of a draft, at the place that they come from. */
export function made(at: Place, draft: Draft): Tree {
  if (typeof draft === 'string' || 'type' in draft) {
    return typeof draft === 'string' ? scalar(at, draft) : (draft as Tree);
  }
  const entries = Object.entries(draft as Record<string, Draft | undefined>).flatMap(([name, one]): Entry[] => {
    const value = one === undefined ? [] : [made(at, one)];
    return value.map((own) => ({name, at: own.at, plain: true, value: own}));
  });
  return Array.isArray(draft) ? {type: 'list', at, items: entries.map(({value}) => value)} : {type: 'map', at, entries};
}

/** A key of a block, or undefined if it does not exist or the value is not a block. */
export function entryOf(tree: Tree | undefined, name: string): Entry | undefined {
  return tree?.type === 'map' ? tree.entries.find((entry) => entry.name === name) : undefined;
}

/** The value at a path of keys. */
export function valueOf(tree: Tree | undefined, ...names: readonly string[]): Tree | undefined {
  return names.reduce((value, name) => entryOf(value, name)?.value, tree);
}

/** The keys of a block, or none for other values. */
export const entriesOf = (tree: Tree | undefined): readonly Entry[] => (tree?.type === 'map' ? tree.entries : []);

/** The values of a list, or none for other values. */
export const itemsOf = (tree: Tree | undefined): readonly Tree[] => (tree?.type === 'list' ? tree.items : []);

/** All values at a path such as `containers[].ports[].name`, where `[]` stands for each entry of a list. */
export const allAt = (tree: Tree | undefined, path: string): Tree[] =>
  path.split('.').reduce<Tree[]>(
    (found, part) =>
      found.flatMap((one) => {
        const value = valueOf(one, part.replace('[]', ''));
        return part.endsWith('[]') ? itemsOf(value) : (value ?? []);
      }),
    tree ? [tree] : [],
  );

/** The keys above a value, from the outside to the inside. */
export const keysTo = (tree: Tree, at: Place): string[] => {
  const isIn = ({at: {start, end}}: Tree): boolean => start <= at.start && at.end <= end;
  return [
    ...entriesOf(tree).flatMap(({name, value}) => (isIn(value) ? [name, ...keysTo(value, at)] : [])),
    ...itemsOf(tree).flatMap((item) => (isIn(item) ? keysTo(item, at) : [])),
  ];
};

/** Text of a scalar value, or undefined for blocks, lists and `null`. */
export function textOf(tree: Tree | undefined): string | undefined {
  return tree?.type === 'scalar' && tree.kind !== 'null' ? tree.text : undefined;
}

/** All keys of a value, at any depth. */
export const allEntries = (tree: Tree): Entry[] => [
  ...entriesOf(tree).flatMap((entry) => [entry, ...allEntries(entry.value)]),
  ...itemsOf(tree).flatMap(allEntries),
];

/** All single values, with the name of the nearest key above them. */
export const scalarsOf = (tree: Tree, name = ''): {name: string; at: Place; text: string}[] =>
  tree.type === 'scalar'
    ? [{name, at: tree.at, text: tree.text}]
    : [
        ...entriesOf(tree).flatMap((entry) => scalarsOf(entry.value, entry.name)),
        ...itemsOf(tree).flatMap((item) => scalarsOf(item, name)),
      ];

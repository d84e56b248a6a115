/** Services of the Compose files, and variables of the `.env` files, of a reader. */
import type {ParsedFile} from '../model/parse';
import {entriesOf, itemsOf, textOf, valueOf, type Place, type Tree} from '../model/tree';

export interface ComposeService {
  file: ParsedFile;
  name: string;
  at: Place;
  image?: {name: string; tag: string | undefined; at: Place};
  /** Names and values; the value is missing where Compose takes it from the environment. */
  environment: {name: string; at: Place; value: Tree | undefined}[];
  /** Paths in the container. */
  mounts: {path: string; at: Place}[];
  ports: {host: number | undefined; container: number | undefined; at: Place}[];
}

/** Image without registry and variables in front; the tag is missing where a variable gives it. */
function imageOf(tree: Tree | undefined): ComposeService['image'] {
  const text = textOf(tree);
  if (!tree || text === undefined) {
    return undefined;
  }
  const last = text
    .replace(/@sha256:[0-9a-f]+$/, '')
    .replaceAll(/\$\{[^}]*\}/g, '')
    .split('/')
    .at(-1)!;
  const [name = '', tag] = last.split(':');
  return {name, tag: /\$/.test(text.split('/').at(-1)!.split(':').at(-1)!) && !tag ? '' : tag, at: tree.at};
}

function environmentOf(tree: Tree | undefined): ComposeService['environment'] {
  return [
    ...entriesOf(tree).map(({name, at, value}) => ({name, at, value})),
    ...itemsOf(tree).flatMap((item) => {
      const [, name, text] = /^([^=]+)(?:=([\s\S]*))?$/.exec(textOf(item) ?? '') ?? [];
      const value: Tree | undefined =
        text === undefined ? undefined : {type: 'scalar', at: item.at, text, kind: 'string', plain: false};
      return name === undefined ? [] : [{name, at: item.at, value}];
    }),
  ];
}

function mountsOf(tree: Tree | undefined): ComposeService['mounts'] {
  return itemsOf(tree).flatMap((item) => {
    const short = /:(\/[^:]*)(?::[\w,]+)?$/.exec(textOf(item) ?? '')?.[1];
    const path = short ?? textOf(valueOf(item, 'target'));
    return path === undefined ? [] : [{path, at: item.at}];
  });
}

const portOf = (text: string | undefined): number | undefined =>
  text && /^\d+$/.test(text) ? Number(text) : undefined;

function portsOf(tree: Tree | undefined): ComposeService['ports'] {
  return itemsOf(tree).map((item) => {
    const [host, container] = (textOf(item) ?? '')
      .replace(/\/\w+$/, '')
      .split(':')
      .slice(-2);
    return item.type === 'map'
      ? {
          host: portOf(textOf(valueOf(item, 'published'))),
          container: portOf(textOf(valueOf(item, 'target'))),
          at: item.at,
        }
      : {host: container === undefined ? undefined : portOf(host), container: portOf(container ?? host), at: item.at};
  });
}

/** All services, in the order of the files. */
export const servicesOf = (files: readonly ParsedFile[]): ComposeService[] =>
  files
    .filter(({kind}) => kind === 'compose')
    .flatMap((file) =>
      file.trees.flatMap((tree) =>
        entriesOf(valueOf(tree, 'services')).map(({name, at, value}) => {
          const image = imageOf(valueOf(value, 'image'));
          return {
            file,
            name,
            at,
            ...(image && {image}),
            environment: environmentOf(valueOf(value, 'environment')),
            mounts: mountsOf(valueOf(value, 'volumes')),
            ports: portsOf(valueOf(value, 'ports')),
          };
        }),
      ),
    );

/** A variable that a Compose file uses. */
export interface Use {
  file: ParsedFile;
  name: string;
  at: Place;
  hasDefault: boolean;
}

function* usesBelow(file: ParsedFile, tree: Tree): Generator<Use> {
  if (tree.type === 'scalar') {
    const source = file.text.slice(tree.at.start, tree.at.end);
    for (const {0: found, 1: braced, 2: operator, 3: bare, index} of source.matchAll(
      /(?<!\$)\$(?:\{([A-Za-z_]\w*)(?::?([-+?])[^}]*)?\}|([A-Za-z_]\w*))/g,
    )) {
      const start = tree.at.start + index;
      const hasDefault = operator === '-' || operator === '+';
      yield {file, name: (braced ?? bare)!, at: {start, end: start + found.length}, hasDefault};
    }
  }
  for (const {value} of entriesOf(tree)) {
    yield* usesBelow(file, value);
  }
  for (const item of itemsOf(tree)) {
    yield* usesBelow(file, item);
  }
}

/** Variables that Compose fills in, in the order of the files; `$$` is a plain `$`. */
export const usesOf = (files: readonly ParsedFile[]): Use[] =>
  files
    .filter(({kind}) => kind === 'compose')
    .flatMap((file) => file.trees.flatMap((tree) => [...usesBelow(file, tree)]));

/** Variables of the `.env` files. */
export const variablesOf = (files: readonly ParsedFile[]) =>
  files
    .filter(({kind}) => kind === 'env')
    .flatMap((file) => file.trees.flatMap((tree) => entriesOf(tree).map((entry) => ({file, ...entry}))));

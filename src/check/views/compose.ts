/** Services of Compose files and variables of `.env` files. */
import {cached} from '../model/cached';
import type {Files, ParsedFile} from '../model/parse';
import {entriesOf, itemsOf, scalar, scalarsOf, textOf, valueOf, type Place, type Tree} from '../model/tree';
import {propertiesIn, type Assignment} from './properties';

/** A path without `.` and `..`, whichever system wrote it. */
export const pathOf = (path: string): string =>
  path
    .split(/[\\/]+/)
    .reduce<string[]>((all, part) => (part === '..' ? all.slice(0, -1) : part === '.' ? all : [...all, part]), [])
    .join('/');

/** The path of a file that another file names. */
export const beside = ({name}: ParsedFile, path: string): string => pathOf(name.replace(/[^\\/]*$/, () => path));

/** The last part of a path. */
export const baseName = (path: string): string => path.split(/[\\/]/).at(-1)!;

/**
 * Whether a file is the one that another file names. Files that were chosen on the page have no folders, so they are compared by
 * their last part.
 */
export const isNamedBy = (file: ParsedFile, from: ParsedFile, path: string): boolean =>
  pathOf(file.name) === beside(from, path) || (from.name === baseName(from.name) && file.name === baseName(path));

/** Image without registry and leading variables. The tag is undefined if it is missing, and empty if it is a variable. */
export function imageOf(tree: Tree | undefined) {
  const source = textOf(tree);
  if (!tree || source === undefined) {
    return undefined;
  }
  const [name = '', tag] = source
    .replace(/@sha256:[0-9a-f]+$/, '')
    .replace(/\$\{[^}]*\}$/, ':')
    .replaceAll(/\$\{[^}]*\}/g, '')
    .split('/')
    .at(-1)!
    .split(':');
  return {source, name, tag, at: tree.at};
}

/** A container that the open files start. */
export interface Container {
  platform: 'compose' | 'kubernetes';
  file: ParsedFile;
  /** Name of the service, or of the container in its Pod. */
  name: string;
  at: Place;
  /** All its keys. */
  tree: Tree;
  image: ReturnType<typeof imageOf>;
  /** Its variables, and the properties that they and its command pass. */
  environment: Assignment[];
  /** Whether the open files show all its variables. */
  isWhole: boolean;
  /** Whether only some of its keys are known, as in a patch. */
  isPart: boolean;
  /** What shares its `localhost`. */
  pod: unknown;
  /** Directories in the container. */
  mounts: string[];
  ports: Port[];
}

/** Names and values. The value is missing if Compose takes it from its own environment. */
const environmentOf = (file: ParsedFile, tree: Tree | undefined): Assignment[] =>
  [
    ...entriesOf(tree),
    ...itemsOf(tree).flatMap((item) => {
      const [, name, text] = /^([A-Za-z_][\w.-]*)(?:=([\s\S]*))?$/.exec(textOf(item) ?? '') ?? [];
      return name === undefined ? [] : [{name, at: item.at, value: text === undefined ? text : scalar(item.at, text)}];
    }),
  ].map(({name, at, value}) => ({form: 'variable', file, name, at, value}));

/** The files whose variables a service gets. */
export const envFilesOf = (tree: Tree): {path: string; at: Place; isRequired: boolean}[] => {
  const value = valueOf(tree, 'env_file');
  return (value?.type === 'list' ? value.items : value ? [value] : []).flatMap((item) => {
    const path = textOf(valueOf(item, 'path')) ?? textOf(item);
    return path ? [{path, at: item.at, isRequired: textOf(valueOf(item, 'required')) !== 'false'}] : [];
  });
};

/** The variables of these files, and whether all of them are open. */
function passedTo(tree: Tree, file: ParsedFile, input: Files): {passed: Assignment[]; isWhole: boolean} {
  const paths = envFilesOf(tree).map(({path}) => beside(file, path));
  const open = (paths.length === 0 ? [] : variablesOf(input)).filter(
    (one) => !one.bare && paths.includes(pathOf(one.file.name)),
  );
  return {
    passed: open.map((one) => ({
      form: 'variable',
      file: one.file,
      name: one.name,
      at: one.at,
      value: one.value,
      from: 'file',
    })),
    isWhole: paths.every((path) => input.files.some(({name}) => pathOf(name) === path)),
  };
}

/** A volume of a service, in the short form or as a block. */
interface Volume {
  at: Place;
  /** A path of the host if it begins with a point or a slash, otherwise the name of a volume. */
  source: string | undefined;
  /** The path in the container. */
  target: string | undefined;
  /** Undefined in the short form. */
  type: string | undefined;
}

/** The volumes of a service. */
export const volumesOf = (service: Tree | undefined): Volume[] =>
  itemsOf(valueOf(service, 'volumes')).map((item) => {
    const [, source, target] = /^(?:(.*):)?([/$][^:]*)(?::[\w,]+)?$/.exec(textOf(item) ?? '') ?? [];
    const [type, ...paths] = ['type', 'source', 'target'].map((key) => textOf(valueOf(item, key)));
    return {at: item.at, type, source: source ?? paths[0], target: target ?? paths[1]};
  });

export const portOf = (text: string | undefined): number | undefined =>
  text && /^\d+$/.test(text) ? Number(text) : undefined;

/** A port of a container, with that of the host. `binding` is the address of the host and the protocol. */
interface Port {
  host: number | undefined;
  container: number | undefined;
  binding: string;
  /** Its name in Kubernetes. */
  name?: string | undefined;
  at: Place;
}

/** Published ports. */
const portsOf = (tree: Tree | undefined): Port[] =>
  itemsOf(tree).map((item) => {
    const {at} = item;
    const of = (name: string): string | undefined => textOf(valueOf(item, name));
    if (item.type === 'map') {
      const binding = `${of('host_ip') ?? ''} ${of('protocol') ?? 'tcp'}`;
      return {host: portOf(of('published')), container: portOf(of('target')), binding, at};
    }
    const [, ip = '', host, container, protocol = 'tcp'] =
      /^(?:(.*?):)??(?:([^:]*):)?([^:/]*)(?:\/(\w+))?$/.exec(textOf(item) ?? '') ?? [];
    return {host: portOf(host), container: portOf(container), binding: `${ip} ${protocol}`, at};
  });

/** The Compose files among others. */
export const composeFiles = ({files}: Files): readonly ParsedFile[] => files.filter(({kind}) => kind === 'compose');

/** All services, in the order of the files. */
export const servicesOf = cached((input: Files): readonly Container[] =>
  composeFiles(input).flatMap((file) =>
    file.trees.flatMap((tree) =>
      entriesOf(valueOf(tree, 'services')).map(({name, at, value}) => {
        const {passed, isWhole} = passedTo(value, file, input);
        const variables = [...passed, ...environmentOf(file, valueOf(value, 'environment'))];
        const commands = ['entrypoint', 'command'].map((key) => valueOf(value, key));
        return {
          platform: 'compose',
          file,
          name,
          at,
          tree: value,
          image: imageOf(valueOf(value, 'image')),
          environment: [...variables, ...propertiesIn(file, variables, ...commands)],
          isWhole,
          isPart: false,
          pod: name,
          mounts: volumesOf(value).flatMap(({source, type, target}) => ((source ?? type) ? (target ?? []) : [])),
          ports: portsOf(valueOf(value, 'ports')),
        };
      }),
    ),
  ),
);

/** A name in a Compose file that is defined elsewhere. */
export interface Reference {
  name: string | undefined;
  at: Place;
}

/** Names in a list, in the keys of a block, or in the `source` of the entries. */
export const namesIn = (tree: Tree | undefined): Reference[] => [
  ...entriesOf(tree).flatMap(({name, at, value}) =>
    textOf(valueOf(value, 'required')) === 'false' ? [] : [{name, at}],
  ),
  ...itemsOf(tree).map((item) => ({name: textOf(valueOf(item, 'source')) ?? textOf(item), at: item.at})),
];

/** Variables in the Compose files that Compose replaces, in file order. `$$` is a literal `$`. */
export const usesOf = cached((input: Files) =>
  composeFiles(input).flatMap((file) =>
    file.trees
      .flatMap((tree) => scalarsOf(tree))
      .flatMap(({name: key, at}) =>
        Array.from(
          file.text
            .slice(at.start, at.end)
            .matchAll(/(?<!\$)\$(?:\{([A-Za-z_]\w*)(?:(:?[-+?])[^}]*)?\}|([A-Za-z_]\w*))/g),
          ({0: found, 1: braced, 2: operator = '', 3: name = braced!, index}) => {
            const start = at.start + index;
            return {
              file,
              key,
              name,
              at: {start, end: start + found.length},
              hasDefault: /[-+]/.test(operator),
              /** Whether Compose stops if it is not set, or also if it is empty. */
              isRequired: operator.endsWith('?'),
              isFilled: operator === ':?',
            };
          },
        ),
      ),
  ),
);

/** Variables of the `.env` files. */
export const variablesOf = cached(({files}: Files) =>
  files
    .filter(({kind}) => kind === 'env')
    .flatMap((file) => file.trees.flatMap((tree) => entriesOf(tree).map((entry) => ({file, ...entry})))),
);

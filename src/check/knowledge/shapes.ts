// cspell:ignore numk MGTPE KMGTPE
/** Published shapes of files: which keys a block has, and which kinds of values they take. `scripts/shapes.ts` writes them. */
import {nearest} from '../model/names';
import {entryOf, itemsOf, textOf, valueOf, type Mapping, type Place, type Scalar, type Tree} from '../model/tree';

/**
 * The keys of each kind of block with their types: `string|[]Port` is a text or a list of blocks of the type `Port`, `{}` begins the type of
 * the values of own keys, `=Always` is this text, and `!` marks a key that must not be missing. A type with the key `*` has keys that
 * nobody lists.
 */
export type Types = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Something that does not have its published shape. */
export interface Misfit {
  fault: 'unknown' | 'missing' | 'kind';
  /** The key, and the value, or the block from which it is missing. */
  name: string;
  at: Place;
  value: Tree;
  block: Mapping | undefined;
  /** Whether the key can be a piece of a value, see `Entry`. */
  bare?: boolean;
  /** For an unknown key: a similar key that takes such a value, or the block to which it belongs. For a missing key: its block. */
  near?: string | undefined;
  place?: string | undefined;
  /** The key of the block that has it. Empty for a whole file. */
  within?: string;
  /** For a value of another kind: its type. */
  type?: string;
}

/**
 * The type of an object of Kubernetes. Of kinds in a group that others define, only what all objects have is known. Undefined for a kind
 * that its group does not have.
 */
export const typeOfObject = ({types, kinds}: {types: Types; kinds: Types}, tree: Tree): string | undefined => {
  const version = textOf(valueOf(tree, 'apiVersion')) ?? '';
  const group = /^[\w.-]+\.[a-z]+\//.exec(version)?.[0];
  const isOwn = Object.values(kinds).some((one) => Object.keys(one).some((own) => own.startsWith(group ?? '')));
  const type = kinds[textOf(valueOf(tree, 'kind')) ?? '']?.[version] ?? (isOwn ? undefined : 'CustomObject');
  return type !== undefined && types[type] ? type : undefined;
};

/** Whether a text is a schedule of cron: a word, or five fields within their limits. */
function isSchedule(text: string): boolean {
  const fields = text.trim().split(/\s+/);
  const limits = [59, 23, 31, 12, 7];
  const isField = (field: string, index: number): boolean =>
    /^[\d*?,/A-Za-z-]+$/.test(field) &&
    (field.replaceAll(/\/\d+/g, '').match(/\d+/g) ?? []).every((number) => Number(number) <= limits[index]!);
  return /^@\w+/.test(text) || (fields.length === 5 && fields.every(isField));
}

/** Whether a text is Base64. What SOPS encrypted is not known. */
export const isBase64 = (text: string): boolean =>
  text.startsWith('ENC[') || /^(?:[\w+/]{4})*(?:[\w+/]{2}==|[\w+/]{3}=)?$/.test(text.replaceAll(/\s/g, ''));

/** Kinds of single values. Compose takes each of them for each other one (`scalar`), Kubernetes does not. */
const scalars: Readonly<Record<string, (value: Scalar) => boolean>> = {
  scalar: () => true,
  string: ({kind}) => kind === 'string',
  base64: ({kind, text}) => kind === 'string' && isBase64(text),
  text: ({kind}) => kind === 'string',
  quantity: ({text}) => /^[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+|[numkMGTPE]|[KMGTPE]i)?$/.test(text),
  integer: ({kind, text}) => kind === 'number' && !/\./.test(text),
  number: ({kind}) => kind === 'number',
  count: ({kind, text}) => kind === 'number' && /^\d+$/.test(text),
  port: ({kind, text}) => kind === 'number' && /^\d+$/.test(text) && Number(text) <= 65_535,
  portName: ({kind, text}) =>
    kind === 'string' && text.length <= 15 && /^(?=.*[a-z])[a-z\d]+(?:-[a-z\d]+)*$/.test(text),
  percent: ({text}) => /^\d+%$/.test(text),
  path: ({text}) => /^(?:\/|$)/.test(text),
  schedule: ({text}) => isSchedule(text),
  boolean: ({kind}) => kind === 'boolean',
};

const partsOf = (type: string): string[] => type.replace(/^!/, '').split('|');

/** The type of the entries of a list (`[]`) or of own keys (`{}`). */
const inside = (type: string, mark: string): string =>
  partsOf(type)
    .flatMap((part) => (part.startsWith(mark) ? part.slice(2) : []))
    .join('|');

/** Whether a value has the kind of a type. A placeholder of another tool can be any single value. */
function fits(types: Types, value: Tree, type: string): boolean {
  const parts = partsOf(type);
  if (parts.includes('any') || (value.type === 'scalar' && (value.kind === 'null' || /\$|\{\{/.test(value.text)))) {
    return true;
  }
  return value.type === 'scalar'
    ? // Base 60 is text outside Spring Boot.
      parts.some((part) =>
        part.startsWith('=')
          ? value.text === '' || value.text === part.slice(1)
          : scalars[part]?.(/^\d+:/.test(value.text) ? {...value, kind: 'string'} : value),
      )
    : parts.some((part) => (value.type === 'list' ? part.startsWith('[]') : part.startsWith('{}') || types[part]));
}

/** Whether a value, and each entry of a list, has the kind of a type. */
const fitsWhole = (types: Types, value: Tree, type: string): boolean =>
  fits(types, value, type) && itemsOf(value).every((item) => fits(types, item, inside(type, '[]')));

/** Everything below a value that does not fit its type. `above` are the blocks around it, with their keys. */
export function misfitsOf(
  types: Types,
  value: Tree,
  type: string,
  above: readonly {name: string; keys: Types[string]}[] = [],
  name = '',
): Misfit[] {
  const judge = (one: Tree, of: string, key: string, at: Place, around: typeof above, block?: Mapping): Misfit[] =>
    fits(types, one, of)
      ? misfitsOf(types, one, of, around, key)
      : [{fault: 'kind', name: key, at, value: one, block, type: of}];
  if (value.type === 'scalar' || partsOf(type).includes('any')) {
    return [];
  }
  if (value.type === 'list') {
    return value.items.flatMap((item) => judge(item, inside(type, '[]'), name, item.at, above));
  }
  const keys = types[partsOf(type).find((part) => types[part]) ?? ''];
  if (!keys) {
    return value.entries.flatMap(({name: key, at, value: one}) =>
      judge(one, inside(type, '{}'), key, one.type === 'scalar' ? one.at : at, above, value),
    );
  }
  const around = [{name, keys}, ...above];
  /** The block that has a key: one around it, or one below it. */
  const placeOf = (key: string, one: Tree): string | undefined => {
    const has = (other: Types[string] | undefined): boolean =>
      other?.[key] !== undefined && fitsWhole(types, one, other[key]);
    const typesOf = (child: string): Types[string] | undefined => types[partsOf(keys[child] ?? '')[0]!];
    // It is not indented below its block, which is therefore empty.
    const empty = value.entries.find(
      ({name: child, value: none}) => none.type === 'scalar' && none.kind === 'null' && has(typesOf(child)),
    );
    const below = Object.keys(keys).find((child) => has(typesOf(child)));
    // Labels can be in any block of own keys.
    const open = /[./]/.test(key)
      ? Object.keys(keys).filter(
          (child) => keys[child]!.startsWith('{}') && fits(types, one, inside(keys[child]!, '{}')),
        )
      : [];
    return (
      empty?.name ?? above.find((other) => has(other.keys))?.name ?? below ?? (open.length === 1 ? open[0] : undefined)
    );
  };
  const missing = Object.keys(keys).filter((key) => keys[key]!.startsWith('!') && entryOf(value, key) === undefined);
  return [
    ...missing.map((key): Misfit => ({fault: 'missing', name: key, at: value.at, value, block: value, place: name})),
    ...value.entries.flatMap((entry): Misfit[] => {
      const {name: key, at, value: one} = entry;
      if (Object.hasOwn(keys, key)) {
        return judge(one, keys[key]!, key, one.type === 'scalar' ? one.at : at, around, value);
      }
      const alike = Object.keys(keys).filter((other) => fitsWhole(types, one, keys[other]!));
      // `name` for `secretName`
      const longer = alike.filter((other) => key.length > 3 && other.toLowerCase().endsWith(key.toLowerCase()));
      const near = entry.bare ? undefined : (nearest(key, alike) ?? (longer.length === 1 ? longer[0] : undefined));
      return '*' in keys || key === '<<'
        ? []
        : [
            {
              fault: 'unknown',
              ...entry,
              block: value,
              within: name,
              near,
              place: near && longer.includes(near) ? undefined : placeOf(key, one),
            },
          ];
    }),
  ];
}

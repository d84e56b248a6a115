/**
 * The settings of one document as Spring Boot sees them: nested, dotted and indexed keys are the same thing, and names are compared
 * without upper case, hyphens and underscores.
 */
import {canonical, partsOf} from './names';
import type {Place, Scalar, Sequence, Tree} from './tree';

/** A setting, or a block of settings. */
export interface Setting {
  /** Last part of the key as first written. */
  name: string;
  /** Key as first written, such as `a.b[0].c`. */
  path: string;
  /** Key as it is compared, with `[]` for an entry of a list: `a.b[].c`. */
  id: string;
  /** Place of the key, or of the entry of a list. */
  at: Place;
  /** Without quotes in a YAML file. */
  plain: boolean;
  /** The last single value that the key has. */
  value?: Scalar;
  children: Map<string, Setting>;
  items: Map<number, Setting>;
  /** The blocks that give entries of the list, with the key that leads to each. */
  lists: {tree?: Sequence; at: Place}[];
  /** Whether the key has a block of keys, also an empty one. */
  isBlock: boolean;
}

/** Most settings of a file: aliases of YAML can multiply them without end. */
const maxSettings = 200_000;

/** A file has more settings than anybody writes. */
export class TooManySettings extends Error {}

function create(name: string, path: string, id: string, at: Place, plain: boolean): Setting {
  return {name, path, id, at, plain, children: new Map(), items: new Map(), lists: [], isBlock: false};
}

/**
 * Binds a document.
 *
 * @throws TooManySettings for an alias bomb.
 */
export function bind(tree: Tree): Setting {
  let count = 0;
  const grow = <Key>(among: Map<Key, Setting>, key: Key, create: () => Setting): Setting => {
    const before = among.get(key);
    if (before) {
      return before;
    }
    count += 1;
    if (count > maxSettings) {
      throw new TooManySettings();
    }
    const setting = create();
    among.set(key, setting);
    return setting;
  };
  const child = (parent: Setting, part: string, at: Place, plain: boolean): Setting => {
    parent.isBlock = true;
    const prefix = parent.path === '' ? '' : '.';
    const name = canonical(part);
    return grow(parent.children, name, () =>
      create(part, `${parent.path}${prefix}${part}`, `${parent.id}${prefix}${name}`, at, plain),
    );
  };
  const item = (parent: Setting, index: number, at: Place): Setting =>
    grow(parent.items, index, () => create(parent.name, `${parent.path}[${index}]`, `${parent.id}[]`, at, false));
  const add = (setting: Setting, value: Tree, at: Place): void => {
    switch (value.type) {
      case 'scalar':
        setting.value = value;
        break;
      case 'list':
        setting.lists.push({tree: value, at});
        value.items.forEach((one, index) => add(item(setting, index, one.at), one, one.at));
        break;
      case 'map':
        setting.isBlock = true;
        for (const entry of value.entries) {
          const parts = partsOf(entry.name);
          const end = (parts.length === 0 ? [entry.name] : parts).reduce<Setting>((parent, part) => {
            if (typeof part === 'string') {
              return child(parent, part, entry.at, entry.plain);
            }
            if (!parent.lists.some(({tree}) => tree === undefined)) {
              parent.lists.push({at: entry.at});
            }
            return item(parent, part, entry.at);
          }, setting);
          add(end, entry.value, entry.at);
        }
    }
  };
  const root = create('', '', '', {start: 0, end: 0}, false);
  add(root, tree, root.at);
  return root;
}

/** A setting below another setting, by the names of the keys, or undefined. */
export function settingOf(setting: Setting | undefined, ...names: readonly string[]): Setting | undefined {
  return names.reduce((parent, name) => parent?.children.get(canonical(name)), setting);
}

/** Entries of a list, in order. */
export const entriesOf = (setting: Setting | undefined): Setting[] =>
  setting === undefined || setting.items.size === 0
    ? []
    : [...setting.items].sort(([a], [b]) => a - b).map(([, entry]) => entry);

const listed = new WeakMap<Setting, readonly Setting[]>();

/** All settings below one, and itself, in the order of the file; listed once. */
export function allSettings(root: Setting): readonly Setting[] {
  const before = listed.get(root);
  if (before) {
    return before;
  }
  const found: Setting[] = [];
  const add = (setting: Setting): void => {
    found.push(setting);
    setting.children.forEach(add);
    entriesOf(setting).forEach(add);
  };
  add(root);
  listed.set(root, found);
  return found;
}

/** Text of a setting; undefined when it has none. */
export const textOf = (setting: Setting | undefined): string | undefined =>
  setting?.value && setting.value.kind !== 'null' ? setting.value.text : undefined;

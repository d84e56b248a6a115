/**
 * The settings of one document as in Spring Boot: nested, dotted and indexed keys are equivalent, and names are compared without
 * upper case, hyphens and underscores.
 */
import {cached} from './cached';
import {canonical, partsOf} from './names';
import type {Place, Scalar, Sequence, Tree} from './tree';

/** A setting, or a block of settings. */
export interface Setting {
  /** Last part of the key as first written. */
  name: string;
  /** Key as first written, such as `a.b[0].c`. */
  path: string;
  /** Key for comparison, with `[]` for a list entry: `a.b[].c`. */
  id: string;
  /** Position of the key or list entry. */
  at: Place;
  /** Whether it has no quotes in a YAML file. */
  plain: boolean;
  /** The last scalar value of the key. */
  value?: Scalar;
  /** All its scalar values, with the positions of their keys. */
  values: {value: Scalar; at: Place}[];
  children: Map<string, Setting>;
  items: Map<number, Setting>;
  /** The blocks that contain list entries, with their keys. */
  lists: {tree?: Sequence; at: Place}[];
  /** Whether the key has a block of keys, including an empty one. */
  isBlock: boolean;
}

/** Maximum number of settings in a file, because YAML aliases can multiply them endlessly. */
const maxSettings = 200_000;

/** Thrown if a file exceeds the maximum number of settings. */
export class TooManySettings extends Error {}

function create(name: string, path: string, id: string, at: Place, plain: boolean): Setting {
  return {name, path, id, at, plain, values: [], children: new Map(), items: new Map(), lists: [], isBlock: false};
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
        setting.values.push({value, at});
        break;
      case 'list':
        setting.lists.push({tree: value, at});
        value.items.forEach((one, index) => add(item(setting, index, one.at), one, one.at));
        break;
      case 'map':
        setting.isBlock = true;
        for (const entry of value.entries.filter(({bare}) => !bare)) {
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

/** The settings directly below a setting, in file order. */
export const childrenOf = (setting: Setting): Setting[] => [...setting.children.values(), ...entriesOf(setting)];

/** A setting and all settings below it, in file order. */
export const allSettings = cached((root: Setting): readonly Setting[] => {
  const found: Setting[] = [];
  const add = (setting: Setting): void => {
    found.push(setting);
    childrenOf(setting).forEach(add);
  };
  add(root);
  return found;
});

/** Text of a setting, or undefined if it has none. */
export const textOf = (setting: Setting | undefined): string | undefined =>
  setting?.value && setting.value.kind !== 'null' ? setting.value.text : undefined;

/** Which blocks of a file have only keys that are listed: by the documentation, Spring Boot or a published shape. */
import {cached} from '../model/cached';
import type {Kind} from '../model/kind';
import {canonical} from '../model/names';
import type {Knowledge} from './knowledge';
import type {Types} from './shapes';

/** Keys with dots as types of blocks. The keys of a `map` are not listed. */
function nested(keys: readonly {path: string; type: string | undefined}[], root: Types[string]): Types {
  const types: Record<string, Record<string, string>> = {'': {...root}};
  for (const {path, type} of keys) {
    path.split('.').forEach((part, index, parts) => {
      const [own, below] = [index, index + 1].map((count) => parts.slice(0, count).join('.'));
      const isOpen = index === parts.length - 1 && type === 'map';
      (types[own!] ??= {})[part] = isOpen ? 'any' : below!;
    });
  }
  return types;
}

/** The blocks of each kind of file whose keys are listed, and the types of its outermost block. */
export const blocksOf = cached(({keys, request, shapes: {compose, kubernetes}}: Knowledge) => {
  const ids = keys.flatMap((one) => one.ids.map((id) => ({path: id.replaceAll('[]', ''), type: one.type})));
  const fields = request.map(({path, type}) => ({path: canonical(path.replaceAll('[]', '')), type}));
  const settings = {types: nested(ids, {'*': 'any'}), root: ['']};
  const kinds = Object.values(kubernetes.kinds).flatMap((versions) => Object.values(versions));
  return {
    application: settings,
    'job-templates': settings,
    workers: settings,
    'job-request': {
      types: nested(
        fields.filter(({path}) => path !== ''),
        {},
      ),
      root: [''],
    },
    compose: {types: compose.types, root: ['Compose']},
    kubernetes: {types: kubernetes.types, root: kinds},
    env: undefined,
    other: undefined,
  } satisfies Record<Kind, Blocks | undefined>;
});

export interface Blocks {
  types: Types;
  /** The possible types of a block. `{}` begins the type of its values if its keys are not listed. */
  root: readonly string[];
}

const typeOf = (keys: Types[string] = {}, name: string): string | undefined =>
  Object.hasOwn(keys, name) ? keys[name] : undefined;

/** The block below a key. */
export const below = ({types, root}: Blocks, part: string): Blocks => ({
  types,
  root: [
    ...new Set(
      root.flatMap((type) =>
        type.startsWith('{}')
          ? type.slice(2)
          : (typeOf(types[type], part) ?? typeOf(types[type], canonical(part)) ?? '')
              .split('|')
              .map((one) => one.replace(/^!?(?:\[\])?/, '')),
      ),
    ),
  ],
});

/** The keys of a block if all of them are listed. */
export const listedIn = ({types, root}: Blocks): readonly string[] => {
  const isOpen = root.some((type) => type === 'any' || type.startsWith('{}') || (types[type] && '*' in types[type]));
  return isOpen ? [] : root.flatMap((type) => Object.keys(types[type] ?? {}));
};

import {parse} from 'yaml';
import type {KubernetesObject} from './stack';

/** A `kustomization.yaml`, as far as the samples use it. */
export interface Kustomization {
  namespace: string;
  resources: string[];
  images?: {name: string; newTag: string}[];
  patches?: {target?: {kind: string; name: string}; patch: string}[];
}

type Tree = Record<string, unknown>;

/**
 * Applies the patches of a kustomization as Kustomize does: JSON patches with `remove`, and `$patch: delete`.
 *
 * @throws if a patch changes nothing, which Kustomize reports as an error, too
 */
export function applyPatches(objects: KubernetesObject[], {patches = []}: Kustomization): KubernetesObject[] {
  let result = structuredClone(objects);
  for (const {target, patch} of patches) {
    const content = parse(patch) as {op: string; path: string}[] | (KubernetesObject & {$patch?: string});
    if (Array.isArray(content)) {
      const hits = result.filter(
        (object) => object.kind === target?.kind && new RegExp(`^(?:${target.name})$`).test(object.metadata.name),
      );
      if (hits.length === 0) {
        throw new Error(`the patch for ${target?.kind ?? '?'} ${target?.name ?? '?'} meets no object`);
      }
      hits.forEach((object) => content.forEach((operation) => remove(object, operation)));
    } else {
      const before = result.length;
      result = result.filter(
        (object) => object.kind !== content.kind || object.metadata.name !== content.metadata.name,
      );
      if (content.$patch !== 'delete' || result.length === before) {
        throw new Error(`the patch for ${content.kind} ${content.metadata.name} deletes nothing`);
      }
    }
  }
  return result;
}

function remove(object: KubernetesObject, {op, path}: {op: string; path: string}): void {
  const parts = path.split('/').slice(1);
  const last = parts.pop() ?? '';
  const parent = parts.reduce<Tree | undefined>((tree, part) => tree?.[part] as Tree | undefined, {...object});
  if (op !== 'remove' || !parent || !(last in parent)) {
    throw new Error(`${object.kind} ${object.metadata.name} has nothing to ${op} at ${path}`);
  }
  Reflect.deleteProperty(parent, last);
}

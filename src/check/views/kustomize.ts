/** What the open kustomizations list and change. */
import type {Files, ParsedFile} from '../model/parse';
import {allAt, itemsOf, textOf, valueOf, type Place, type Tree} from '../model/tree';
import {nearest} from '../model/names';
import {baseName, beside, isNamedBy, pathOf} from './compose';
import {containersOf} from './containers';
import {resourcesOf, type Resource} from './kubernetes';
import {isClosed, kustomizationsOf, listedFiles, type ListedFile} from './listed';

/** A name, and the names that it can be. */
export interface NameUse {
  file: ParsedFile;
  at: Place;
  name: string;
  /** What has the name, as in `rules/references.json`. */
  what: string;
  among: readonly {file: ParsedFile; at: Place; name: string; kind?: string; isKey?: boolean}[];
  /** Whether all candidates are open: certainly, or probably. */
  isSure: boolean;
  isLikely?: boolean;
  /** The kinds of two objects that are apart, in words. */
  pair?: string;
  /** Whether all that can have the name is open, and what has a similar one is named by nothing else. */
  isClosed?: boolean;
}

/** Keys of a target that no name says. */
const selectors = ['labelSelector', 'annotationSelector'];

/** What an entry of `patches` applies to. Its names are patterns. */
export const targetsOf = (target: Tree | undefined, input: Files): Resource[] => {
  const fits = (key: string, text = ''): boolean => {
    const wanted = textOf(valueOf(target, key));
    try {
      return wanted === undefined || new RegExp(`^(?:${wanted})$`).test(text);
    } catch {
      return true;
    }
  };
  const isByLabel = selectors.some((key) => valueOf(target, key));
  return resourcesOf(input).filter(
    ({kind, name, isPart}) => !isPart && !isByLabel && fits('kind', kind) && fits('name', name),
  );
};

/** The names that a pattern such as `flow-(a|b)` or `a|b` can have, if it consists of alternatives. */
function alternativesIn(pattern: string): string[] {
  const [, start = '', inner = '', end = ''] = /^([\w-]*)\(([\w|-]+)\)([\w-]*)$/.exec(pattern) ?? [];
  const all = inner === '' && /^[\w-]+(?:\|[\w-]+)+$/.test(pattern) ? pattern : inner;
  return all === '' ? [] : all.split('|').map((one) => start + one + end);
}

/** What a patch does at which paths, such as `remove` at `/spec/replicas`. */
const stepsIn = (patch: string) =>
  Array.from(patch.matchAll(/\bop: *["']?(\w+)["']?,?\s+path: *["']?(\/[\w/~.-]+)/g), ([, op, path = '']) => ({
    op,
    path,
  }));

/** The value at such a path. */
const valueAt = (tree: Tree, path: string): Tree | undefined =>
  path
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<Tree | undefined>((value, part) => itemsOf(value)[Number(part)] ?? valueOf(value, part), tree);

/** A kustomization and those of the folders that it lists. */
const kustomizationsBelow = (from: ParsedFile, input: Files, seen: readonly string[] = []): ParsedFile[] => [
  from,
  ...listedFiles(input)
    .filter((one) => one.file === from && !seen.includes(one.path))
    .flatMap(({path}) => {
      const inner = kustomizationsOf(input).find(({file}) => beside(file, '').replace(/\/$/, '') === path);
      return inner ? kustomizationsBelow(inner.file, input, [...seen, path]) : [];
    }),
];

/** The steps of the patches of a kustomization, and the objects that they change. */
const changesIn = (tree: Tree, file: ParsedFile, input: Files) =>
  itemsOf(valueOf(tree, 'patches')).flatMap((item) => {
    const [target, path, patch] = ['target', 'path', 'patch'].map((key) => valueOf(item, key));
    const open = input.files.find((one) => path && isNamedBy(one, file, textOf(path) ?? ''));
    const place = patch ? {file, at: patch.at} : open && {file: open, at: {start: 0, end: open.text.length}};
    const objects = targetsOf(target, input);
    return place ? stepsIn(textOf(patch) ?? open?.text ?? '').map((one) => ({...one, ...place, target, objects})) : [];
  });

/** What the patches of a kustomization remove, and from which objects. */
const removalsIn = (tree: Tree, file: ParsedFile, input: Files) =>
  changesIn(tree, file, input).flatMap(({op, path, ...one}) => (op === 'remove' ? [{...one, removed: path}] : []));

/** Paths that a patch replaces or removes, although no object, and no other patch, has anything there. */
function pathless(tree: Tree, own: ParsedFile, input: Files): NameUse[] {
  const added = kustomizationsOf(input)
    .flatMap((one) => changesIn(one.tree, one.file, input))
    .filter(({op}) => op === 'add');
  const parts = resourcesOf(input).filter(({isPart}) => isPart);
  return changesIn(tree, own, input).flatMap(({op, path, file, at, objects}): NameUse[] => {
    const isThere = ({kind, name, tree: whole}: Resource): boolean =>
      [whole, ...parts.flatMap((one) => (one.kind === kind && one.name === name ? one.tree : []))].some((one) =>
        valueAt(one, path),
      ) || added.some((one) => path.startsWith(one.path.replace(/-$/, '')));
    const found = new RegExp(`${path}(?![\\w/~.-])`).exec(file.text.slice(at.start, at.end));
    const start = at.start + (found?.index ?? NaN);
    return (op === 'remove' || op === 'replace') && found && objects.length > 0 && !objects.some(isThere)
      ? [
          {
            file,
            at: {start, end: start + path.length},
            name: path,
            what: 'patchPath',
            among: [{...objects[0]!, name: '/'}],
            isSure: true,
          },
        ]
      : [];
  });
}

/** Names of targets whose patches remove something that one workload keeps, although the others of its kind lose it. */
function unpatched(tree: Tree, file: ParsedFile, input: Files): NameUse[] {
  const below = kustomizationsBelow(file, input);
  const listed = listedFiles(input).flatMap((one) => (below.includes(one.file) ? one.path : []));
  const removals = removalsIn(tree, file, input);
  // A folder that it lists can have a patch for the workload.
  const all = kustomizationsOf(input).flatMap((one) =>
    below.includes(one.file) ? removalsIn(one.tree, one.file, input) : [],
  );
  const names = removals.flatMap(({target}) => valueOf(target, 'name') ?? []);
  return [...new Set(names)].flatMap((name): NameUse[] => {
    const own = removals.filter(({target}) => valueOf(target, 'name') === name);
    const kept = own.flatMap(({removed, target}) => {
      const losers = all.filter((one) => one.removed === removed).flatMap(({objects}) => objects);
      const isLast = removals.filter((one) => one.removed === removed).at(-1)?.target === target;
      const others = resourcesOf(input).filter(
        (one) =>
          one.kind === textOf(valueOf(target, 'kind')) &&
          !one.isPart &&
          listed.includes(pathOf(one.file.name)) &&
          !losers.includes(one) &&
          valueAt(one.tree, removed),
      );
      return isLast && losers.length > 1 ? others : [];
    });
    const among = [...new Set(kept)].slice(0, 1).map((one) => ({...one, name: '/'}));
    return among.length > 0
      ? [{file, at: name.at, name: textOf(name) ?? '', what: 'unpatched', among, isSure: false, isLikely: true}]
      : [];
  });
}

/** Whether an object is a patch of a kustomization that says itself what it changes. */
export const isPatch = ({file, isPart}: Resource, input: Files): boolean =>
  isPart &&
  kustomizationsOf(input).some(({file: from, tree}) =>
    ['patches', 'patchesJson6902', 'patchesStrategicMerge']
      .flatMap((key) => itemsOf(valueOf(tree, key)))
      .some((item) => {
        const [patch, path = item] = ['patch', 'path'].map((key) => valueOf(item, key));
        const isOwn = file.origin
          ? file.origin.file === from && file.origin.at.start === patch?.at.start
          : isNamedBy(file, from, textOf(path) ?? '');
        return isOwn && valueOf(item, 'target') === undefined;
      }),
  );

/** Open folders with a kustomization that no entry lists, and that have the name of a folder that is not open. */
const foldersLike = (path: string, all: readonly ListedFile[], input: Files): string[] =>
  kustomizationsOf(input)
    .map(({file}) => beside(file, '').replace(/\/$/, ''))
    .filter(
      (one) =>
        nearest(baseName(path), [baseName(one)]) &&
        (baseName(path) !== baseName(one) || !all.some((other) => other.path === one)),
    );

/** The path from a folder to another one. */
function relative(from: string, to: string): string {
  const [start, end] = [from, to].map((path) => path.split('/').filter(Boolean)) as [string[], string[]];
  const same = end.findIndex((part, index) => part !== start[index]);
  const shared = same < 0 ? end.length : same;
  return [...start.slice(shared).map(() => '..'), ...end.slice(shared)].join('/');
}

/** The names in kustomizations: files, images, and the objects that they change. */
export function kustomized(input: Files): NameUse[] {
  const all = listedFiles(input);
  const files = input.files.map((file) => ({file, at: {start: 0, end: 1}, path: pathOf(file.name), isKey: true}));
  const images = containersOf(input).flatMap(({file, image}) =>
    image ? [{file, at: image.at, name: image.source.replace(/(?:@.*|:[^/:]*)$/, '')}] : [],
  );
  const objects = (isMeant: (kind: string) => boolean): NameUse['among'] =>
    resourcesOf(input).flatMap(({name = '', ...one}) => (one.isPart || !isMeant(one.kind) ? [] : [{...one, name}]));
  const owners = objects((kind) => /^(?:Deployment|StatefulSet|ReplicaSet)$/.test(kind));
  return [
    ...all
      .filter(({isOpen, isRemote}) => !isOpen && !isRemote)
      .map(({file, at, name, path}): NameUse => {
        const folder = path.slice(0, path.length - baseName(path).length);
        const among = files
          .filter((one) => one.path.startsWith(folder) && !one.path.slice(folder.length).includes('/'))
          .map((one) => ({...one, name: baseName(one.path)}));
        const isLikely = all.some((one) => one.file === file && one.isOpen) && /\.\w+$/.test(name);
        const [folders, isFolder] = [foldersLike(path, all, input), !/\.\w+$/.test(name)];
        if (isFolder) {
          const others = folders.map((one) => ({file, at, name: relative(beside(file, ''), one), isKey: true}));
          return {file, at, name, what: 'folder', among: others, isSure: false, isLikely: others.length > 0};
        }
        // A name that is nearly that of a file that nothing lists is certainly a slip.
        const free = among.filter((one) => !all.some((other) => other.path === one.path));
        const isSure = isLikely && nearest(baseName(name), free, (one) => one.name) !== undefined;
        return {file, at, name: baseName(name), what: 'file', among, isSure, isLikely};
      }),
    ...kustomizationsOf(input).flatMap(({file, tree}) => {
      const use = (values: readonly Tree[], what: string, among: NameUse['among']): NameUse[] =>
        values.map((value) => {
          return {file, at: value.at, name: textOf(value) ?? '', what, among, isSure: false, isLikely: isClosed(input)};
        });
      const all = [...allAt(tree, 'patches[].target'), ...allAt(tree, 'patchesJson6902[].target')];
      const targets = all.filter(
        (one) => targetsOf(one, input).length === 0 && !selectors.some((key) => valueOf(one, key)),
      );
      // A part of a pattern that nothing has, although a similar name is there that the pattern does not match.
      const parts = all.flatMap((target) => {
        const value = valueOf(target, 'name');
        const matched = targetsOf(target, input).map(({name}) => name);
        const kind = textOf(valueOf(target, 'kind'));
        const others = objects((one) => !kind || one === kind).filter(({name}) => !matched.includes(name));
        return alternativesIn(textOf(value) ?? '')
          .filter((one) => !matched.includes(one) && matched.length > 0)
          .map((name): NameUse => ({file, at: value!.at, name, what: 'alternative', among: others, isSure: false}));
      });
      return [
        ...(images.length > 0 ? use(allAt(tree, 'images[].name'), 'image', images) : []),
        ...use(allAt(tree, 'replicas[].name'), 'replicas', owners),
        ...parts,
        ...unpatched(tree, file, input),
        ...pathless(tree, file, input),
        ...targets.flatMap((target) => {
          const wanted = textOf(valueOf(target, 'kind'));
          return use(
            allAt(target, 'name'),
            'target',
            objects((kind) => !wanted || kind === wanted),
          );
        }),
      ];
    }),
  ];
}

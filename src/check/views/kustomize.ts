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
    .filter((one) => baseName(one) === baseName(path) && !all.some((other) => other.path === one));

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

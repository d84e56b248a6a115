/** The open kustomizations, the files that they list, and the namespaces that these get. */
import {cached} from '../model/cached';
import type {Files, ParsedFile} from '../model/parse';
import {allAt, textOf, valueOf, type Place, type Tree} from '../model/tree';
import {baseName, beside, pathOf} from './compose';

/** The open kustomizations. */
export const kustomizationsOf = cached(({files}: Files) =>
  files.flatMap((file) =>
    file.trees
      .filter(
        (tree) =>
          /^kustomize\.config\.k8s\.io\//.test(textOf(valueOf(tree, 'apiVersion')) ?? '') ||
          /^kustomization\.ya?ml$/i.test(baseName(file.name)),
      )
      .map((tree) => ({file, tree})),
  ),
);

/** A file or folder that a kustomization lists. */
export interface ListedFile {
  file: ParsedFile;
  at: Place;
  name: string;
  /** The path from the folder of the open files. */
  path: string;
  isOpen: boolean;
  /** Whether it is on another server. */
  isRemote: boolean;
  /** Whether it has whole objects, unlike a patch. */
  isWhole: boolean;
}

/** Whether kustomize gets a resource from another server, such as `github.com/a/b//path?ref=v1.2.3`. */
const isFromServer = (name: string): boolean =>
  /\/\/|^[\w.-]+@[\w.-]+:|^(?:gh:|git::|(?:www\.)?github\.com[/:])|\.git(?:[/?]|$)|\/_git\/|\?(?:ref|version|timeout|submodules)=/i.test(
    name,
  );

/** The files and folders of the kustomizations. */
export const listedFiles = cached((input: Files): readonly ListedFile[] => {
  const open = input.files.map(({name}) => pathOf(name));
  return kustomizationsOf(input).flatMap(({file, tree}) => {
    const whole = ['resources[]', 'components[]', 'bases[]'].flatMap((path) => allAt(tree, path));
    const generators = ['configMapGenerator[]', 'secretGenerator[]'];
    const parts = [
      ...['patchesStrategicMerge[]', 'patches[].path', 'patchesJson6902[].path'],
      ...generators.flatMap((path) => [`${path}.files[]`, `${path}.envs[]`]),
    ].flatMap((path) => allAt(tree, path));
    return [...whole, ...parts].flatMap((value) => {
      const name = (textOf(value) ?? '').replace(/^[\w.-]+=/, '');
      const path = beside(file, name);
      const isRemote = isFromServer(name);
      const isOpen = open.some((one) => one === path || /^\/kustomization\.ya?ml$/i.test(one.replace(path, '')));
      return name === '' || name.includes('\n')
        ? []
        : [{file, at: value.at, name, path, isOpen, isRemote, isWhole: whole.includes(value)}];
    });
  });
});

/** Whether all manifests of the open kustomizations are open, so that a name that none has is probably wrong. */
export const isClosed = cached((input: Files): boolean => {
  const listed = listedFiles(input);
  return listed.some(({isWhole}) => isWhole) && listed.every(({isOpen}) => isOpen);
});

/** Whether a kustomization lists the file of an object, or no file is listed at all. */
export const isApplied = ({file}: {file: ParsedFile}, input: Files): boolean => {
  const listed = listedFiles(input);
  return listed.length === 0 || listed.some(({path}) => path === pathOf(file.name));
};

/** A namespace, and where it is set. */
export interface Space {
  file: ParsedFile;
  at: Place;
  name: string;
}

const spaceAt = (file: ParsedFile, value: Tree | undefined): Space[] =>
  value ? [{file, at: value.at, name: textOf(value) ?? ''}] : [];

/** The namespaces that kustomizations give a file: for each that lists it, that of the outermost. */
const spacesFor = (path: string, input: Files, seen: readonly string[] = []): Space[] =>
  listedFiles(input)
    .filter((one) => [path, path.replace(/\/?kustomization\.ya?ml$/i, '')].includes(one.path) && !seen.includes(path))
    .flatMap(({file}) => {
      const outer = spacesFor(pathOf(file.name), input, [...seen, path]);
      const own = kustomizationsOf(input).filter((one) => one.file === file);
      return outer.length > 0 ? outer : own.flatMap(({tree}) => spaceAt(file, valueOf(tree, 'namespace')));
    });

/** The namespace of an object. Undefined if nothing open says it, or if several kustomizations say different ones. */
export function spaceOf(file: ParsedFile, tree: Tree, input: Files): Space | undefined {
  const [first, ...others] = spacesFor(pathOf((file.origin?.file ?? file).name), input);
  // A file that is not open can list this one.
  const isOpen = kustomizationsOf(input).every(
    (one) =>
      !valueOf(one.tree, 'namespace') ||
      listedFiles(input).every(({file: from, isOpen: has, isRemote}) => from !== one.file || has || isRemote),
  );
  return first
    ? others.every(({name}) => name === first.name)
      ? first
      : undefined
    : isOpen
      ? spaceAt(file, valueOf(tree, 'metadata', 'namespace'))[0]
      : undefined;
}

/** Containers that the open files start, whatever starts them. */
import {cached, groupedBy} from '../model/cached';
import type {Files} from '../model/parse';
import {entryOf, scalarsOf, valueOf, type Tree} from '../model/tree';
import {servicesOf, type Container} from './compose';
import {podContainersOf} from './kubernetes';

export type {Container} from './compose';
export type {Assignment} from './properties';

/** The texts of the command of a container. */
export const commandsOf = (tree: Tree) =>
  ['entrypoint', 'command', 'args'].flatMap((key) => entryOf(tree, key) ?? []).flatMap(({value}) => scalarsOf(value));

/** The probes of a container. */
export const probesOf = (tree: Tree): Tree[] =>
  ['startupProbe', 'readinessProbe', 'livenessProbe'].flatMap((key) => valueOf(tree, key) ?? []);

/** All containers, in the order of the files. */
export const containersOf = cached((input: Files): readonly Container[] => [
  ...servicesOf(input),
  ...podContainersOf(input),
]);

/** The blocks of each container in all files, by any of them. */
const alike = cached((input: Files) => {
  const pods = groupedBy(containersOf(input), ({pod}) => pod);
  return new Map([...pods].map(([pod, all]) => [pod, groupedBy(all, ({name}) => name)]));
});
export const blocksOf = ({pod, name}: Container, input: Files): readonly Container[] =>
  alike(input).get(pod)?.get(name) ?? [];

/** The variables of all containers, where their names stand. */
export const namedIn = (input: Files) =>
  containersOf(input).flatMap(({environment}) =>
    environment.flatMap((one) => (one.form === 'variable' ? {...one, ...one.named} : [])),
  );

/** The settings of all containers, each with its container. */
export const assignmentsOf = (input: Files) =>
  containersOf(input).flatMap((container) => container.environment.map((setting) => ({container, ...setting})));

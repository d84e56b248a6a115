/** Files that settings import from folders of their container. */
import {cached} from '../model/cached';
import {nearest} from '../model/names';
import {allAt, textOf, valueOf} from '../model/tree';
import {baseName, beside, pathOf} from './compose';
import type {Container} from './containers';
import {dataOf, namedLike, ownerOf, podOf} from './kubernetes';
import {unitsOf, valuesIn, type Stack, type Value} from './units';

/** Names of the files in a folder that a container mounts, and whether all of them are open. None if nothing is known of it. */
function filesAt({file, tree, pod}: Container, folder: string, input: Stack): {names: string[]; isWhole: boolean} {
  const sources = allAt(tree, 'volumes[]').flatMap((item) => {
    const [, source, target] = /^(\.[^:]*):([^:]*)/.exec(textOf(item) ?? '') ?? [];
    return target?.replace(/\/$/, '') === folder ? [`${beside(file, source!)}/`] : [];
  });
  const open = input.files.map(({name}) => pathOf(name));
  const owner = ownerOf(pod, input);
  const mounts = allAt(tree, 'volumeMounts[]').filter((one) => textOf(valueOf(one, 'mountPath')) === folder);
  const volumes = allAt(owner && podOf(owner)?.spec, 'volumes[]').filter((one) =>
    mounts.some((mount) => textOf(valueOf(mount, 'name')) === textOf(valueOf(one, 'name'))),
  );
  const isPlain =
    volumes.length === 1 && !mounts.some((one) => valueOf(one, 'subPath')) && !allAt(volumes[0], 'configMap.items')[0];
  const maps = isPlain
    ? namedLike(input, 'ConfigMap', textOf(valueOf(volumes[0], 'configMap', 'name')), owner!).map((one) =>
        dataOf(one, input),
      )
    : [];
  return {
    names: [
      ...sources.flatMap((source) => open.filter((one) => one.startsWith(source)).map(baseName)),
      ...maps.flatMap(({entries}) => entries.map(({name}) => name)),
    ],
    isWhole: maps.length > 0 && maps.every(({isWhole}) => isWhole),
  };
}

/** Imports of files that their folder does not have, with a similar file if there is one. */
export const strayImports = cached((input: Stack): readonly (Value & {near: string | undefined})[] =>
  unitsOf(input).flatMap((unit) =>
    valuesIn(unit, 'spring.config.import').flatMap((value) =>
      value.text.split(',').flatMap((text) => {
        const [, folder, name] = /^(?:file:)?(\/[^$*]+)\/([^/$*]+)$/.exec(text.trim()) ?? [];
        const found = folder === undefined ? [] : unit.blocks.map((block) => filesAt(block, folder, input));
        const names = found.flatMap((one) => one.names);
        const near = nearest(name ?? '', names);
        const isMissing = names.length > 0 && !names.includes(name!);
        return isMissing && (near ?? found.some(({isWhole}) => isWhole)) ? [{...value, near}] : [];
      }),
    ),
  ),
);

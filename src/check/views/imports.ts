/** Files that settings import from folders of their container. */
import {cached} from '../model/cached';
import {nearest} from '../model/names';
import {allAt, textOf, valueOf} from '../model/tree';
import {baseName, beside, pathOf, volumesOf} from './compose';
import type {Container} from './containers';
import {filesIn, ownerOf} from './kubernetes';
import {unitsOf, valuesIn, type Stack, type Value} from './units';

/** Names of the files in a folder that a container mounts, and whether all of them are open. None if nothing is known of it. */
function filesAt({file, tree, pod}: Container, folder: string, input: Stack): {names: string[]; isWhole: boolean} {
  const sources = volumesOf(tree).flatMap(({source = '', target}) =>
    source.startsWith('.') && target?.replace(/\/$/, '') === folder ? [`${beside(file, source)}/`] : [],
  );
  const open = input.files.map(({name}) => pathOf(name));
  const owner = ownerOf(pod, input);
  const mounts = allAt(tree, 'volumeMounts[]').filter(
    (one) => textOf(valueOf(one, 'mountPath'))?.replace(/\/$/, '') === folder && !valueOf(one, 'subPath'),
  );
  const {entries, isWhole} = owner ? filesIn(mounts, owner, input) : {entries: [], isWhole: false};
  return {
    names: [
      ...sources.flatMap((source) => open.filter((one) => one.startsWith(source)).map(baseName)),
      ...entries.map(({name}) => name),
    ],
    isWhole,
  };
}

interface StrayImport extends Value {
  asked: string;
  near: string | undefined;
  platform: Container['platform'];
  /** Its place in a list that is one value. */
  index: number | undefined;
}

/** Imports of files that their folder does not have, with a similar file if there is one. */
export const strayImports = cached((input: Stack): readonly StrayImport[] =>
  unitsOf(input).flatMap((unit) =>
    valuesIn(unit, 'spring.config.import').flatMap((value) =>
      value.text.split(',').flatMap((text, index, all) => {
        const [, folder, name] = /^(?:file:)?(\/[^$*]+)\/([^/$*]+)$/.exec(text.trim()) ?? [];
        const found = folder === undefined ? [] : unit.blocks.map((block) => filesAt(block, folder, input));
        const names = found.flatMap((one) => one.names);
        const near = nearest(name ?? '', names);
        const isMissing = names.length > 0 && !names.includes(name!);
        return isMissing && (near ?? found.some(({isWhole}) => isWhole))
          ? [{...value, asked: name!, near, platform: unit.platform, index: all.length > 1 ? index : undefined}]
          : [];
      }),
    ),
  ),
);

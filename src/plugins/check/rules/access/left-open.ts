import {allSettings} from '../../model/bind';
import type {ParsedFile} from '../../model/parse';
import {entriesOf, itemsOf, type Place, type Tree} from '../../model/tree';
import type {Rule} from '../rule';
import {isLeftOpen} from './secrets';

interface Found {
  name: string;
  at: Place;
}

function* inTree(tree: Tree, name: string): Generator<Found> {
  if (tree.type === 'scalar' && isLeftOpen(tree.text)) {
    yield {name, at: tree.at};
  }
  for (const entry of entriesOf(tree)) {
    yield* inTree(entry.value, entry.name);
  }
  for (const item of itemsOf(tree)) {
    yield* inTree(item, name);
  }
}

/** Values that are left open, in settings and in everything else. */
function openIn({documents, trees}: ParsedFile): Found[] {
  return documents.length > 0
    ? documents.flatMap((document) =>
        allSettings(document).flatMap(({path, value}) =>
          value && isLeftOpen(value.text) ? [{name: path, at: value.at}] : [],
        ),
      )
    : trees.flatMap((tree) => [...inTree(tree, '')]);
}

export const leftOpen: Rule = {
  code: 'left-open',
  certainty: 'suspect',
  title: 'Value that still says `change-me`',
  why: 'The samples of this documentation have `change-me` where a value of your own belongs.',
  todo: 'Put in your value.',
  help: 'installation/security#secrets',
  check: ({files}) =>
    files.flatMap((file) =>
      openIn(file).map(({name, at}) => ({file, at, message: `\`${name}\` still says \`change-me\`.`})),
    ),
};

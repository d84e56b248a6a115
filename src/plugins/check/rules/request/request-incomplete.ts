import {entryOf, itemsOf, textOf, valueOf, type Tree} from '../../model/tree';
import {requestsOf} from '../../views/request';
import type {Hit, Rule} from '../rule';

/** Whether a value is missing: not there, `null`, empty text or an empty list. */
const isEmpty = (tree: Tree | undefined): boolean =>
  tree === undefined ||
  (tree.type === 'scalar' && (textOf(tree) ?? '') === '') ||
  (tree.type === 'list' && tree.items.length === 0);

export const requestIncomplete: Rule = {
  code: 'request-incomplete',
  certainty: 'wrong',
  title: 'Job request without a template, documents or addresses',
  why: 'A request names the job template, and refers to each document by an address in the data store. Without them there is nothing that a job could do.',
  todo: 'Add the field.',
  help: 'reference/flow-rest-api#submit-a-job',
  check: ({files}) =>
    requestsOf(files).flatMap((file) => {
      const lacks = (tree: Tree | undefined, name: string, at: Hit['at']): Hit[] =>
        tree?.type === 'map' && isEmpty(valueOf(tree, name))
          ? [{file, at: entryOf(tree, name)?.at ?? at, message: `\`${name}\` is missing or empty.`}]
          : [];
      return file.trees.flatMap((tree) => {
        const begin = {start: tree.at.start, end: tree.at.start + 1};
        const items = itemsOf(valueOf(tree, 'items'));
        return [
          ...lacks(tree, 'jobTemplateName', begin),
          ...lacks(tree, 'items', begin),
          ...items.flatMap((item) => [
            ...lacks(item, 'parts', item.at),
            ...itemsOf(valueOf(item, 'parts')).flatMap((part) => lacks(part, 'url', part.at)),
          ]),
        ];
      });
    }),
};

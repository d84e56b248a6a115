import {itemsOf, textOf, valueOf} from '../../model/tree';
import {requestsOf} from '../../views/request';
import type {Rule} from '../rule';

export const noBasePart: Rule = {
  code: 'no-base-part',
  certainty: 'suspect',
  title: 'Item in which every part is `META`',
  why: '`META` stands for a part that has been processed: by default, the steps leave it alone. An item of such parts only gives them nothing to do.',
  todo: 'Write `BASE_PART` for the part that is to be processed.',
  help: 'reference/flow-rest-api#post-job-create.request.items[].parts[].type',
  check: ({files}) =>
    requestsOf(files).flatMap((file) =>
      file.trees
        .flatMap((tree) => itemsOf(valueOf(tree, 'items')))
        .flatMap((item) => {
          const types = itemsOf(valueOf(item, 'parts')).map((part) => valueOf(part, 'type'));
          return types.length > 0 && types.every((type) => textOf(type) === 'META')
            ? [{file, at: types[0]!.at, message: 'Every part of this item is `META`.'}]
            : [];
        }),
    ),
};

import {templatesOf} from '../../views/jobs';
import {isPlaceholder} from '../keys/settings-files';
import type {Rule} from '../rule';

export const mimeType: Rule = {
  code: 'mime-type',
  certainty: 'suspect',
  title: 'Input filter that is no MIME type',
  why: 'A MIME type has two parts, such as `image/png`. With anything else in the filter, the step works only if the product knows a short form that is not public.',
  todo: 'Write the MIME type of the parts, or leave the list empty for all.',
  help: 'main-concepts/workflows#settings-of-a-template',
  check: ({files}) =>
    templatesOf(files).flatMap(({file, steps}) =>
      steps.flatMap(({mimeTypes}) =>
        mimeTypes
          .filter(
            ({text}) => text !== undefined && !isPlaceholder(text) && !/^[\w.+-]+\/[\w.+*-]+(?:\s*;.*)?$/.test(text),
          )
          .map(({at}) => ({file, at, message: 'The entry is no MIME type of the form `type/subtype`.'})),
      ),
    ),
};

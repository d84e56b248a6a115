import type {Rule} from '../rule';
import {publishedNames, variableNames} from './variable-name';

export const variableEnded: Rule = {
  code: 'variable-ended',
  certainty: 'gone',
  title: 'Environment variable of the past',
  why: 'The variable belongs to the director, whose place the controller took. Nothing reads it any more.',
  todo: 'Replace it by its successor.',
  help: 'operations/updates#from-the-director-to-the-controller',
  check: ({files, knowledge}) =>
    variableNames(files).flatMap(({file, name, at}) => {
      const found = publishedNames(knowledge).find((one) => one.obsolete && one.name === name);
      const next = found?.successor ? `Its successor is \`${found.successor}\`.` : 'Its successor is not public.';
      return found ? [{file, at, message: `\`${name}\` is a variable of the past. ${next}`}] : [];
    }),
};

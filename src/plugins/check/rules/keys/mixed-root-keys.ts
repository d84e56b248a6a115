import type {Rule} from '../rule';
import {settingsOf} from './settings-files';

export const mixedRootKeys: Rule = {
  code: 'mixed-root-keys',
  certainty: 'wrong',
  title: 'One list under two spellings of its key',
  why: 'With two spellings, such as `jadice-flow:` here and `jadice-flow.jobs:` there, the controller starts, but mixes the first entries of both lists into one, then the second ones, and so on.',
  todo: 'Put all entries into one list, under one key.',
  help: 'main-concepts/workflows#add-a-sample-to-a-file',
  check: (input) =>
    settingsOf(input).flatMap(({file, setting: {lists, path}}) =>
      lists.slice(1).map(({at}) => ({
        file,
        at,
        message: `The list \`${path}\` is already above, in another spelling: the entries of both are mixed.`,
      })),
    ),
};
